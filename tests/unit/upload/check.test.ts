import { describe, expect, it } from 'vitest';
import {
  checkFile,
  checkRoom,
  formatAcceptedTypes,
  listOpenKinds,
  MAX_FILE_B,
} from '../../../src/model/upload/checkFile.ts';
import {
  countParts,
  getPartBounds,
  PART_B,
  parseStored,
} from '../../../src/model/upload/uploadParts.ts';

const text = (value: string) => Array.from(value, (c) => c.charCodeAt(0));
const ftyp = (...brands: string[]) => [
  0,
  0,
  0,
  16 + (brands.length - 1) * 4,
  ...text(`ftyp${brands[0]}`),
  0,
  0,
  0,
  0,
  ...text(brands.slice(1).join('')),
];

const HEADS = {
  jpg: [0xff, 0xd8, 0xff, 0xe0],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  gif: text('GIF89a'),
  webp: text('RIFF....WEBPVP8 '),
  wav: text('RIFF....WAVEfmt '),
  avi: text('RIFF....AVI LIST'),
  heic: ftyp('heic', 'mif1'),
  mif1: ftyp('mif1', 'heic'),
  avif: ftyp('avif', 'mif1'),
  mif1avif: ftyp('mif1', 'avif'),
  mp4: ftyp('isom', 'mp41'),
  mov: ftyp('qt  '),
  m4a: ftyp('M4A ', 'isom'),
  webm: [0x1a, 0x45, 0xdf, 0xa3],
  id3: text('ID3\x04'),
  mpeg: [0xff, 0xfb, 0x90],
  aac: [0xff, 0xf1, 0x50],
  svg: text('<svg xmlns='),
  html: text('<!doctype html>'),
  exe: text('MZ'),
  none: [],
} as const;

const ALL = { picture: 9, video: 1, audio: 1 };
const PICTURES = { picture: 9, video: 0, audio: 0 };
const MB = 1024 * 1024;

describe('a chosen file', () => {
  it.each([
    ['a.jpg', 'jpg', 12 * MB, ALL, 'jpg'],
    ['a.jpg', 'png', 1000, ALL, 'png'],
    ['a', 'png', 1000, ALL, 'png'],
    ['a.heic', 'heic', 1000, ALL, 'heic'],
    ['a.heic', 'mif1', 1000, ALL, 'heic'],
    ['a.avif', 'avif', 1000, ALL, 'avif'],
    ['a.avif', 'mif1avif', 1000, ALL, 'avif'],
    ['a.webp', 'webp', 1000, ALL, 'webp'],
    ['a.mp4', 'mp4', 150 * MB, ALL, 'mp4'],
    ['a.mov', 'mov', 1000, ALL, 'mov'],
    ['a.webm', 'webm', 1000, ALL, 'webm'],
    ['a.m4a', 'm4a', 1000, ALL, 'm4a'],
    // Recorders write the brand of a video into the container.
    ['a.m4a', 'mp4', 1000, ALL, 'm4a'],
    ['a.mp3', 'id3', 1000, ALL, 'mp3'],
    ['a.mp3', 'mpeg', 1000, ALL, 'mp3'],
    ['a.wav', 'wav', 1000, ALL, 'wav'],
    ['a.mp4', 'mp4', 1000, PICTURES, 'type'],
    ['a.mp3', 'id3', 1000, PICTURES, 'type'],
    ['a.svg', 'svg', 1000, ALL, 'type'],
    ['a.pdf', 'none', 1000, ALL, 'type'],
    ['a.avi', 'avi', 1000, ALL, 'type'],
    ['a.aac', 'aac', 1000, ALL, 'type'],
    ['a.png', 'svg', 1000, ALL, 'renamed'],
    ['a.jpg', 'html', 1000, ALL, 'renamed'],
    ['a.mp4', 'exe', 1000, ALL, 'renamed'],
    ['a.png', 'none', 1000, ALL, 'renamed'],
    ['a.png', 'none', 0, ALL, 'empty'],
    ['a.jpg', 'jpg', MAX_FILE_B.picture + 1, ALL, 'size'],
    ['a.gif', 'gif', 11 * MB, ALL, 'size'],
    ['a.mp4', 'mp4', MAX_FILE_B.video + 1, ALL, 'size'],
    ['a.mp3', 'id3', MAX_FILE_B.audio + 1, ALL, 'size'],
  ] as const)('%s that begins as %s, %i bytes, into %j: %s', (name, head, size, rules, expected) =>
    expect(checkFile({ name, size }, Uint8Array.from(HEADS[head]), rules)).toBe(expected),
  );

  const ONE = { picture: 2, video: 1, audio: 0, oneKind: true };
  it.each([
    ['picture', [], ONE, null],
    ['picture', ['picture'], ONE, null],
    ['picture', ['picture', 'picture'], ONE, 'many'],
    ['video', ['picture'], ONE, 'mixed'],
    ['picture', ['video'], ONE, 'mixed'],
    ['video', ['picture'], ALL, null],
  ] as const)('a %s beside %j, of %j: %s', (media, taken, rules, problem) =>
    expect(checkRoom(media, taken, rules)).toBe(problem),
  );

  it('is limited to the kinds that still fit', () => {
    expect(listOpenKinds([], ONE)).toEqual(['picture', 'video']);
    expect(listOpenKinds(['picture'], ONE)).toEqual(['picture']);
    expect(listOpenKinds(['video'], ONE)).toEqual([]);
    expect(formatAcceptedTypes(['picture'])).toBe('image/*');
    expect(formatAcceptedTypes(['audio'])).not.toContain('image');
  });
});

it('the parts cover every byte of a file once', () => {
  for (const size of [1, PART_B - 1, PART_B, PART_B + 1, 5 * PART_B]) {
    const bounds = Array.from({ length: countParts(size) }, (_, part) => getPartBounds(part, size));
    expect(bounds[0]?.[0]).toBe(0);
    expect(bounds[bounds.length - 1]?.[1]).toBe(size);
    for (const [part, [from]] of bounds.slice(1).entries()) expect(from).toBe(bounds[part]?.[1]);
  }
});

it.each([
  [{ list: [{ fileId: 'a', missing: [2, '3', -1, 'x'] }] }, { missing: [2, 3] }],
  [
    { list: [{ fileId: 'a', url: 'https://m.example.test/a.mp4', type: 2, duration: 12 }] },
    { file: { kind: 'video', url: 'https://m.example.test/a.mp4', durationS: 12 } },
  ],
  [[{ url: 'https://m.example.test/a.mp4' }], { file: { kind: 'video' } }],
  [{ list: [{ url: 'javascript:alert(1)' }] }, null],
  [{ list: [] }, null],
  [null, null],
])('parseStored of %j', (payload, stored) => {
  const read = parseStored(payload, 'video');
  if (stored === null) expect(read).toBeNull();
  else expect(read).toMatchObject(stored);
});
