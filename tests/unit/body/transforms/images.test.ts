import { describe, expect, it } from 'vitest';
import { images } from '../../../../src/body/transforms/images.ts';
import { apply, OPTIONS } from '../helpers.ts';

const A = 'https://img.example.test/a.jpg';

describe('images', () => {
  it.each([
    [
      'size and alternative text are kept',
      `<img src="${A}" width=300 height="200px" alt=" Pier ">`,
      `<img src="${A}" width="300" height="200" alt="Pier">`,
    ],
    [
      'other attributes are removed',
      `<img src="${A}" width=300 height=200 class=x id=y style="opacity:0" onerror=x srcset=z>`,
      `<img src="${A}" width="300" height="200" alt>`,
    ],
    [
      'an unknown size reserves 3:2',
      `<img src="${A}">`,
      `<img src="${A}" width="750" height="500" data-unsized alt>`,
    ],
    [
      'a percentage is no size',
      `<img src="${A}" width="100%" height=auto>`,
      `<img src="${A}" width="750" height="500" data-unsized alt>`,
    ],
    [
      'a single side is no size',
      `<img src="${A}" width=640>`,
      `<img src="${A}" width="750" height="500" data-unsized alt>`,
    ],
    [
      'an implausible size is unknown',
      `<img src="${A}" width=99999 height=1>`,
      `<img src="${A}" width="750" height="500" data-unsized alt>`,
    ],
    [
      'images with refused addresses are removed',
      '<img src="javascript:alert(1)">a<img>b<img src="图片存储;x.jpg">',
      'ab',
    ],
    [
      'an address is normalised as in a browser',
      '<img src=" //img.example.test/a b.jpg " width=300 height=200>',
      '<img src="https://img.example.test/a%20b.jpg" width="300" height="200" alt>',
    ],
  ])('%s', (_, html, expected) => {
    // Browsers add the protocol of the page to an address without one; the filter adds https.
    expect(apply(images, html)).toBe(expected);
  });

  it('adds the size suffix to the address', () => {
    const options = { ...OPTIONS, imageSuffixPath: 'https://img.example.test/' };
    expect(apply(images, `<img src="${A}" width=300 height=200>`, { options })).toContain(
      'a.jpg.2"',
    );
  });
});
