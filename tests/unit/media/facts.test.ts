import { describe, expect, test } from 'vitest';
import { createMediaFacts, formatMediaFacts } from '../../../src/model/media/mediaFacts.ts';
import { parseMediaFacts } from '../../../src/model/media/parseMediaFacts.ts';

describe('the media facts of a cover', () => {
  test('omit default values', () => {
    const facts = createMediaFacts({ kind: 'video', url: '/a.mp4' });
    expect(formatMediaFacts(facts)).toBe('{"kind":"video","url":"/a.mp4"}');
  });

  test('are parsed as they were formatted', () => {
    const facts = createMediaFacts({
      kind: 'video',
      url: 'https://a.test/s.flv',
      sources: ['https://a.test/s.m3u8'],
      title: '“夜空”',
      poster: 'https://a.test/p.jpg',
      durationS: 12,
      vertical: true,
      live: true,
      loop: true,
      captions: 'https://a.test/c.vtt',
    });
    expect(parseMediaFacts(formatMediaFacts(facts))).toEqual(facts);
  });

  test('may have no address while the video is uploaded', () => {
    expect(parseMediaFacts('{"kind":"video","url":""}')).toEqual(
      createMediaFacts({ kind: 'video', url: '' }),
    );
  });

  test.each([undefined, '', 'null', '[]', '{"kind":"book","url":"/a"}', '{"kind":'])(
    'are null for %s',
    (text) => {
      expect(parseMediaFacts(text)).toBeNull();
    },
  );

  test('drop hostile addresses of images and captions', () => {
    const text = JSON.stringify({
      kind: 'video',
      url: '/a.mp4',
      sources: [7, '', null, '/b.mp4'],
      poster: 'javascript:alert(1)',
      captions: 'data:text/vtt,WEBVTT',
    });
    expect(parseMediaFacts(text)).toMatchObject({
      poster: '',
      captions: '',
      sources: ['7', '/b.mp4'],
    });
  });
});
