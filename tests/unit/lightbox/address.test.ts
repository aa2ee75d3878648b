import { describe, expect, it } from 'vitest';
import { decideImageAddress } from '../../../src/body/imageNode.ts';
import {
  canDecodeAhead,
  findOriginalAddress,
  formatImageHash,
  parseImageHash,
} from '../../../src/model/lightbox/imageAddress.ts';

describe('findOriginalAddress', () => {
  it.each([
    ['removes the suffix', 'https://img.test/up/a.jpg.2', 'https://img.test/up/a.jpg'],
    ['keeps the query and the fragment', '/up/a.PNG.2?v=1#x', '/up/a.PNG?v=1#x'],
    ['returns nothing without a suffix', '/up/a.jpg', ''],
    ['returns nothing for a tif', '/up/a.tif.2', ''],
    ['returns nothing for a tif preview', '/up/a.tif.1', ''],
    ['returns nothing for another suffix', '/up/a.jpg.0', ''],
    ['ignores the suffix in the query', '/up/a.jpg?x=b.jpg.2', ''],
    ['returns nothing without an extension', '/up/a.2', ''],
    ['returns nothing for a suffix inside the path', '/up/a.jpg.2/b', ''],
  ])('%s', (_, url, original) => {
    expect(findOriginalAddress(url)).toBe(original);
  });

  it.each(['/up/a.jpg', '/up/b.webp?x=1'])('removes what decideImageAddress adds to %s', (url) => {
    const site = { original: false, preview: false, imageSuffixPath: '/up' };
    expect(findOriginalAddress(decideImageAddress(url, site))).toBe(url);
  });
});

it.each([
  [1200, 800, true],
  [6000, 4000, true],
  [12_000, 9000, false],
])('canDecodeAhead for %i × %i px returns %s', (width, height, expected) => {
  expect(canDecodeAhead({ width, height })).toBe(expected);
});

describe('the URL fragment of an image', () => {
  it.each([0, 2, 199])('is parsed back to index %i', (place) => {
    expect(parseImageHash(formatImageHash(place))).toBe(place);
  });

  it('starts at 1', () => {
    expect(formatImageHash(0)).toBe('#img-1');
  });

  it.each(['#img-0', '#img-', '#img-1a', '#img-99999', '#img--1', '#image-1', '', '#1'])(
    'is null for %s',
    (hash) => {
      expect(parseImageHash(hash)).toBeNull();
    },
  );
});
