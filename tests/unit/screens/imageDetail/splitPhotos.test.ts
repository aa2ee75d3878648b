import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../../../src/body/parse.node.ts';
import { renderBody } from '../../../../src/body/pipeline.ts';
import type { HtmlSegment } from '../../../../src/body/types.ts';
import { splitPhotos } from '../../../../src/screens/imageDetail/ImageDetail.tsx';
import { decideFrameRatio } from '../../../../src/screens/imageDetail/PhotoStrip.tsx';

const OPTIONS = {
  original: false,
  preview: false,
  imageSuffixPath: '',
  replaceNbsp: false,
  audioTitleType: 0,
  audioTitle: '',
} as const;

const photo = (name: string, width = 1200, height = 800) => ({
  ref: `https://a.test/${name}.jpg`,
  url: `https://a.test/${name}.jpg`,
  caption: name === 'x' ? '<b>&</b></figure>' : name,
  width,
  height,
});

/** Names of the pictures in the strip, and of those that stay in the text, with the words there. */
function split(content: string, pictures = [photo('a'), photo('b')], kind = 'photos') {
  const input = { kind, title: '', content, pictures, videos: [], audios: [] };
  const { photos, text } = splitPhotos(renderBody(input as never, OPTIONS, parseHtml));
  const html = text.map((segment) => (segment.kind === 'html' ? segment.html : '')).join('');
  return {
    strip: photos.map(({ url }) => url.slice(15, -4)),
    text: html.replace(/<[^>]*>/g, ''),
    places: Array.from(html.matchAll(/data-i="(\d+)"/g), ([, place]) => Number(place)),
  };
}

it('keeps the place of the first ad in the text below the strip', () => {
  const content = `<!--IMAGES#1-->${'<p>words</p>'.repeat(5)}`;
  const input = {
    kind: 'photos',
    title: '',
    content,
    pictures: [photo('a')],
    videos: [],
    audios: [],
  };
  const [text] = splitPhotos(renderBody(input as never, OPTIONS, parseHtml)).text;
  const { html = '', adAt } = text as HtmlSegment;
  expect(html.slice(0, adAt)).toBe('<p>words</p>'.repeat(3));
});

describe('splitPhotos', () => {
  it.each([
    ['the mark first', '<!--IMAGES#1--><p>words</p>', ['a', 'b'], 'words', []],
    ['no mark', '<p>words</p>', ['a', 'b'], 'words', []],
    ['the mark in a paragraph', '<p> <!--IMAGES#1--></p><p>words</p>', ['a', 'b'], 'words', []],
    ['words before the mark', '<p>words</p><!--IMAGES#1-->', [], 'wordsab', [0, 1]],
    [
      'a picture among the text',
      '<!--IMAGES#1--><p>words</p><p><img src="https://a.test/c.jpg" width="900" height="600"></p>',
      ['a', 'b'],
      'words',
      [2],
    ],
    ['pictures alone', '<!--IMAGES#1-->', ['a', 'b'], '', []],
  ])('%s', (_, content, strip, text, places) => {
    expect(split(content)).toEqual({ strip, text, places });
  });

  it('treats a caption that looks like markup as text', () => {
    expect(split('<!--IMAGES#1--><p>words</p>', [photo('x'), photo('b')])).toEqual({
      strip: ['x', 'b'],
      text: 'words',
      places: [],
    });
  });

  it('does not change an article without images', () => {
    expect(split('<p>words</p>', [])).toEqual({ strip: [], text: 'words', places: [] });
  });
});

describe('decideFrameRatio', () => {
  const of = (...sizes: readonly (readonly [number, number])[]) =>
    decideFrameRatio(sizes.map(([width, height]) => ({ url: '', caption: '', width, height })));

  it.each([
    ['one wide picture', of([1200, 800]), 2 / 3],
    ['sizes that nobody told', of([0, 0], [0, 0]), 2 / 3],
    ['panoramas', of([4000, 500]), 0.5],
    ['tall pictures', of([800, 1200], [800, 1000]), 1.25],
    ['a very tall one among wide ones', of([1200, 800], [1200, 800], [100, 9000]), 0.8],
    ['wide ones of two kinds', of([1600, 900], [1200, 800], [1600, 900]), 2 / 3],
  ])('%s', (_, ratio, expected) => {
    expect(ratio).toBeCloseTo(expected, 4);
  });
});
