import { describe, expect, it } from 'vitest';
import { parseAttached, parseFiles } from '../../../src/model/community/attached.ts';

const A = 'https://cdn.example.test/a.jpg';
const B = 'https://cdn.example.test/b.mp4';
const C = 'https://cdn.example.test/c.mp3';
const brief = (wire: Record<string, unknown>) =>
  parseAttached(wire).map(({ kind, url }) => [kind, url]);

describe('parseAttached', () => {
  it.each<[string, Record<string, unknown>, unknown]>([
    ['addresses alone', { pics: [A] }, [['picture', A]]],
    ['pictures under images', { images: [{ imageUrl: A }] }, [['picture', A]]],
    ['a film by its own name', { videos: [{ videoUrl: B }] }, [['video', B]]],
    ['a sound by its own name', { audios: [{ audioUrl: C }] }, [['audio', C]]],
    [
      'groups under attachments, an empty one outside',
      { pics: [], attachments: { pics: [{ url: A }], videos: [{ url: B }] } },
      [
        ['picture', A],
        ['video', B],
      ],
    ],
    [
      'one list with types, as text',
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
    ['the same file twice', { pics: [A, { url: A }] }, [['picture', A]]],
    [
      'what is no address',
      { pics: ['图片存储;xy/a.jpg', '', null, 7, {}, 'javascript:alert(1)'], videos: ['data:x'] },
      [],
    ],
    ['what is no list', { pics: 'x', videos: { url: B }, audios: 3 }, []],
  ])('reads %s', (_, wire, files) => {
    expect(brief(wire)).toEqual(files);
  });

  it('tells measures, length, poster and words', () => {
    const [film] = parseFiles(
      [{ url: B, width: '640', height: 360, duration: '01:05', imageUrl: A, summary: ' 江边 ' }],
      'video',
    );
    expect(film).toEqual({
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
