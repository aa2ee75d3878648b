import { JSDOM } from 'jsdom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readArticleText } from '../../../src/host/document/articleText.ts';
import { PARAGRAPH_END } from '../../../src/model/share/quoteLink.ts';

const PAGE = `<main><h1 id="title">A headline</h1><div id="text" lang="en"><div>
  <p id="one">First with a <a href="#"><b id="bold">bold</b> link</a>.</p>
  <figure><img alt=""><figcaption id="caption">A caption</figcaption><button id="play">Play</button></figure>
  <p id="two">Second<sup>1</sup> one.</p></div><ad-slot><div id="ad">Advertisement</div></ad-slot><div>
  <p id="three">Third.</p></div></div></main><section id="comments"><p id="comment">A comment</p></section>`;

function openPage() {
  const { document, Text, Element, NodeFilter } = new JSDOM(PAGE).window;
  for (const [name, value] of Object.entries({ document, Text, Element, NodeFilter }))
    vi.stubGlobal(name, value);
  const article = readArticleText();
  if (!article) throw new Error('no text');
  return article;
}

afterEach(() => vi.unstubAllGlobals());

/** A boundary: an element and a number of its children, or `#` and a number of characters of its first text. */
type Point = readonly [id: string, offset: number, isText?: '#'];

function selectRange(from: Point, to: Point): Range {
  const range = document.createRange();
  const find = ([id, , isText]: Point) => {
    const element = document.getElementById(id) as Element;
    return isText ? (element.firstChild as Node) : element;
  };
  range.setStart(find(from), from[1]);
  range.setEnd(find(to), to[1]);
  return range;
}

const formatPart = (text: string) =>
  text
    .split(PARAGRAPH_END)
    .map((line) => line.trim())
    .filter(Boolean);

describe('the selected part of an article', () => {
  it.each<[what: string, from: Point, to: Point, expected: readonly string[]]>([
    ['some words', ['one', 0, '#'], ['one', 5, '#'], ['First']],
    ['words over the borders of elements', ['one', 6, '#'], ['bold', 4, '#'], ['with a bold']],
    ['two paragraphs and a figure', ['bold', 0, '#'], ['two', 6, '#'], ['bold link.', 'Second']],
    ['an ad in between', ['two', 0, '#'], ['three', 6, '#'], ['Second one.', 'Third.']],
    [
      'a paragraph by three clicks, to the next one',
      ['one', 0],
      ['two', 0],
      ['First with a bold link.'],
    ],
    [
      'the same, to the text of the next one',
      ['one', 0, '#'],
      ['two', 0, '#'],
      ['First with a bold link.'],
    ],
    ['the headline and the text', ['title', 2, '#'], ['one', 5, '#'], ['First']],
    ['the text and the comments', ['two', 0], ['comment', 4, '#'], ['Second one.', 'Third.']],
    [
      'all of the page',
      ['title', 0],
      ['comment', 1],
      ['First with a bold link.', 'Second one.', 'Third.'],
    ],
    ['a caption and its button', ['caption', 0], ['play', 1], []],
    ['an ad', ['ad', 0], ['ad', 1], []],
    ['the headline', ['title', 0], ['title', 1], []],
    ['a comment', ['comment', 0], ['comment', 1], []],
  ])('is running text alone, with %s', (_, from, to, expected) => {
    const article = openPage();
    const part = article.findPart(selectRange(from, to)) ?? { start: 0, end: 0 };
    expect(formatPart(article.text.slice(part.start, part.end))).toEqual(expected);
    const ranges = article.findRanges(part);
    expect(ranges.map(String).join('').replace(/\s+/g, ' ')).toBe(
      expected.join('').replace(/\s+/g, ' '),
    );
    expect(
      ranges.every(({ startContainer, endContainer }) => startContainer === endContainer),
    ).toBe(true);
  });

  it('is none on a page without text', () => {
    vi.stubGlobal('document', new JSDOM('<p>A page</p>').window.document);
    expect(readArticleText()).toBeNull();
  });
});
