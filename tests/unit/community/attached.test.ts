import { describe, expect, it } from 'vitest';
import { parseAttached, parseFiles } from '../../../src/model/community/attached.ts';

const A = 'https://cdn.example.test/a.jpg';
const B = 'https://cdn.example.test/b.mp4';
const C = 'https://cdn.example.test/c.mp3';
const ENCRYPTED = '7f3a'.repeat(16);
const brief = (wire: Record<string, unknown>) =>
  parseAttached(wire).map(({ kind, url }) => [kind, url]);

describe('parseAttached', () => {
  it.each<[string, Record<string, unknown>, unknown]>([
    ['plain addresses', { pics: [A] }, [['picture', A]]],
    ['images in `images`', { images: [{ imageUrl: A }] }, [['picture', A]]],
    ['a video in `videoUrl`', { videos: [{ videoUrl: B }] }, [['video', B]]],
    ['an audio file in `audioUrl`', { audios: [{ audioUrl: C }] }, [['audio', C]]],
    [
      'groups under `attachments` beside an empty outer group',
      { pics: [], attachments: { pics: [{ url: A }], videos: [{ url: B }] } },
      [
        ['picture', A],
        ['video', B],
      ],
    ],
    [
      'a JSON list with types',
      {
        attachments: JSON.stringify([
          { url: B, type: 2 },
          { url: C, type: '3' },
        ]),
      },
      [
        ['video', B],
        ['audio', C],
      ],
    ],
    [
      'encrypted addresses of videos, which the player decrypts, and none of images',
      { videos: [{ videoUrl: ENCRYPTED }], pics: [ENCRYPTED] },
      [['video', ENCRYPTED]],
    ],
    ['a duplicate file once', { pics: [A, { url: A }] }, [['picture', A]]],
    [
      'no file from an invalid address',
      { pics: ['图片存储;xy/a.jpg', '', null, 7, {}, 'javascript:alert(1)'], videos: ['data:x'] },
      [],
    ],
    ['no file from fields that are not lists', { pics: 'x', videos: { url: B }, audios: 3 }, []],
  ])('reads %s', (_, wire, files) => {
    expect(brief(wire)).toEqual(files);
  });

  it('reads size, duration, poster and caption', () => {
    const [video] = parseFiles(
      [{ url: B, width: '640', height: 360, duration: '01:05', imageUrl: A, summary: ' 江边 ' }],
      'video',
    );
    expect(video).toEqual({
      kind: 'video',
      url: B,
      width: 640,
      height: 360,
      durationS: 65,
      poster: A,
      caption: '江边',
    });
  });
});
