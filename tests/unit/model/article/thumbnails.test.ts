import { describe, expect, it } from 'vitest';
import { parseShareImage, parseTitleImages } from '../../../../src/model/article/titleImages.ts';

const SITE = 'https://img.test';

describe('title images in formats that browsers cannot show (product 5.9)', () => {
  it.each([
    ['a tif', '/a.tif', '/a.tif.2'],
    ['a tiff, with a query', '/a.TIFF?v=1', '/a.TIFF.2?v=1'],
    ['a tif that has its suffix', '/a.tif.0', '/a.tif.0'],
    ['a gif', '/a.gif', '/a.gif'],
    ['a jpg', '/a.jpg', '/a.jpg'],
    ['tif in a name', '/motif.jpg?x=.tify', '/motif.jpg?x=.tify'],
  ])('%s', (_, given, shown) => {
    const expected = `${SITE}${shown}`;
    expect(parseTitleImages({ picSmall: SITE + given })).toEqual([expected]);
    expect(parseTitleImages({ pic_list_title: [SITE + given] })).toEqual([expected]);
    expect(parseShareImage({ picType: 2, picSmall: SITE + given })).toBe(expected);
  });
});
