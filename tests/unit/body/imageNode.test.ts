import { describe, expect, it } from 'vitest';
import { decideImageAddress } from '../../../src/body/imageNode.ts';

const site = { original: false, preview: false, imageSuffixPath: 'https://img.example.test/up/' };

describe('decideImageAddress (product 5.9)', () => {
  it.each([
    ['under the image path', 'https://img.example.test/up/a.jpg', {}, '/up/a.jpg.2'],
    ['under the path, other protocol', 'http://img.example.test/up/a.jpg', {}, '/up/a.jpg.2'],
    ['with a query', 'https://img.example.test/up/a.jpg?v=1#x', {}, '/up/a.jpg.2?v=1#x'],
    ['outside of it', 'https://img.example.test/other/a.jpg', {}, '/other/a.jpg'],
    [
      'in view, preview and poster mode',
      'https://img.example.test/up/a.jpg',
      { original: true },
      '/up/a.jpg',
    ],
    ['a gif', 'https://img.example.test/up/a.GIF', {}, '/up/a.GIF'],
    ['a tif', 'https://img.example.test/other/a.tif', {}, '/other/a.tif.2'],
    ['a tiff', 'https://img.example.test/other/a.tiff?x', {}, '/other/a.tiff.2?x'],
    [
      'a tif in preview',
      'https://img.example.test/up/a.tif',
      { original: true, preview: true },
      '/up/a.tif.1',
    ],
    ['with a suffix of its own', 'https://img.example.test/up/a.jpg.0', {}, '/up/a.jpg.0'],
    ['suffixed already', 'https://img.example.test/up/a.jpg.2', {}, '/up/a.jpg.2'],
    ['no path set', 'https://img.example.test/up/a.jpg', { imageSuffixPath: '' }, '/up/a.jpg'],
  ])('%s', (_, url, mode, expected) => {
    expect(decideImageAddress(url, { ...site, ...mode })).toBe(
      `${url.slice(0, url.indexOf('//') + 18)}${expected}`,
    );
  });

  it('accepts addresses that start with /', () => {
    expect(decideImageAddress('/up/a.jpg', { ...site, imageSuffixPath: '/up' })).toBe(
      '/up/a.jpg.2',
    );
  });
});
