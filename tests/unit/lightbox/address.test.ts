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
    ['suffixed', 'https://img.test/up/a.jpg.2', 'https://img.test/up/a.jpg'],
    ['with a query', '/up/a.PNG.2?v=1#x', '/up/a.PNG?v=1#x'],
    ['as it is', '/up/a.jpg', ''],
    ['no browser shows a tif', '/up/a.tif.2', ''],
    ['nor a tif in preview', '/up/a.tif.1', ''],
    ['another suffix', '/up/a.jpg.0', ''],
    ['the suffix in the query', '/up/a.jpg?x=b.jpg.2', ''],
    ['no extension', '/up/a.2', ''],
    ['more behind it', '/up/a.jpg.2/b', ''],
  ])('%s', (_, url, original) => {
    expect(findOriginalAddress(url)).toBe(original);
  });

  it.each(['/up/a.jpg', '/up/b.webp?x=1'])('takes back what the body added to %s', (url) => {
    const site = { original: false, preview: false, imageSuffixPath: '/up' };
    expect(findOriginalAddress(decideImageAddress(url, site))).toBe(url);
  });
});

it.each([
  [1200, 800, true],
  [6000, 4000, true],
  [12_000, 9000, false],
])('an original of %i × %i px is decoded: %s', (width, height, expected) => {
  expect(canDecodeAhead({ width, height })).toBe(expected);
});

describe('the fragment of a picture', () => {
  it.each([0, 2, 199])('names place %i', (place) => {
    expect(parseImageHash(formatImageHash(place))).toBe(place);
  });

  it('counts from 1', () => {
    expect(formatImageHash(0)).toBe('#img-1');
  });

  it.each(['#img-0', '#img-', '#img-1a', '#img-99999', '#img--1', '#image-1', '', '#1'])(
    '%s names none',
    (hash) => {
      expect(parseImageHash(hash)).toBeNull();
    },
  );
});
