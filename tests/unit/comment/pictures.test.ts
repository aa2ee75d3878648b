import { describe, expect, it } from 'vitest';
import { checkImage, MAX_IMAGE_B } from '../../../src/model/comment/commentDraft.ts';
import { parseUpload } from '../../../src/model/comment/upload.ts';

const HEADS = {
  jpg: [0xff, 0xd8, 0xff, 0xe0],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  gif: [0x47, 0x49, 0x46, 0x38, 0x39, 0x61],
  bmp: [0x42, 0x4d, 0x10, 0x00],
  webp: [0x52, 0x49, 0x46, 0x46],
  svg: [0x3c, 0x73, 0x76, 0x67],
  exe: [0x4d, 0x5a],
  none: [],
} as const;

describe('an image file chosen for a comment', () => {
  it.each([
    ['a.jpg', 'jpg', 1000, null],
    ['a.JPEG', 'jpg', 1000, null],
    ['a.png', 'png', 1000, null],
    ['a.gif', 'gif', 1000, null],
    ['a.bmp', 'bmp', 1000, null],
    // Phones often give an image the extension of another format.
    ['a.jpg', 'png', 1000, null],
    ['a.webp', 'webp', 1000, 'type'],
    ['a.svg', 'svg', 1000, 'type'],
    ['a.tif', 'none', 1000, 'type'],
    ['a', 'jpg', 1000, 'type'],
    ['a.jpg.exe', 'exe', 1000, 'type'],
    ['a.jpg', 'exe', 1000, 'renamed'],
    ['a.png', 'svg', 1000, 'renamed'],
    ['a.gif', 'webp', 1000, 'renamed'],
    ['a.png', 'none', 3, 'renamed'],
    ['a.png', 'png', 0, 'empty'],
    ['a.jpg', 'jpg', MAX_IMAGE_B, null],
    ['a.jpg', 'jpg', MAX_IMAGE_B + 1, 'size'],
    ['a.jpg', 'jpg', 2 * MAX_IMAGE_B, 'size'],
    ['a.jpg', 'exe', 2 * MAX_IMAGE_B, 'size'],
  ] as const)('%s with %s content and %i bytes has the problem %s', (name, head, size, problem) =>
    expect(checkImage({ name, size }, Uint8Array.from(HEADS[head]))).toBe(problem),
  );
});

describe('the response to an upload', () => {
  it.each([
    [{ url: 'https://img.example.test/a.jpg', width: '640', height: 480 }, 640, 480],
    [{ imgUrl: 'https://img.example.test/a.jpg' }, 0, 0],
    ['https://img.example.test/a.jpg', 0, 0],
    ['{"url":"https://img.example.test/a.jpg"}', 0, 0],
  ])('%j is parsed with width %i and height %i', (wire, width, height) =>
    expect(parseUpload(wire)).toEqual({ url: 'https://img.example.test/a.jpg', width, height }),
  );

  it.each([null, {}, '', 'x.jpg', { url: 'javascript:alert(1)' }, { url: '图片存储;a.jpg' }])(
    'is null for %j',
    (wire) => expect(parseUpload(wire)).toBeNull(),
  );
});
