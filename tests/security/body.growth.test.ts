import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../src/body/parse.node.ts';
import { sanitiseHtml } from '../../src/body/sanitiseHtml.ts';
import {
  findSlowPieces,
  growsLinearly,
  HOSTILE_PIECES,
  TYPICAL_PIECES,
} from '../helpers/hostilePieces.ts';
import { renderWatched } from '../helpers/watchedBody.ts';
import { input } from '../unit/body/helpers.ts';

const escapeValue = (value: string) =>
  value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** Where the transforms read texts. */
const PLACES: readonly (readonly [string, (value: string) => string])[] = [
  ['style', (value) => `<p style="border:${value};color:${value}">a</p>`],
  ['class', (value) => `<p class="${value}" id="${value}">a</p>`],
  ['address', (value) => `<p><a href="/a${value}">a</a><a href="#${value}">b</a></p>`],
  ['image', (value) => `<p><img src="data:a" alt="${value}" srcset="/a ${value}"></p>`],
  ['video', (value) => `<video src="${value}" poster="${value}"></video>`],
  ['frame', (value) => `<iframe src="https://a.example.test/${value}" title="${value}"></iframe>`],
  ['unknown element', (value) => `<a-card title="${value}" data-url="${value}"></a-card>`],
  ['list', (value) => `<ul style="${value}"><li type="${value}">${value}</li></ul>`],
  ['form', (value) => `<form><textarea>${value}</textarea><input value="${value}"></form>`],
  ['formula', (value) => `<p data-latex="${value}">$$${value}$$</p>`],
];

/** Places in nearly every article, and of the longest code. */
const COMMON_PLACES: ReadonlySet<string> = new Set(['style', 'address', 'unknown element']);

const render = (html: string) => renderWatched(input(html));

describe.each([
  ['the body of an article', render],
  ['text of run time', (html: string) => sanitiseHtml(html, parseHtml)],
])('%s takes time in proportion', (_, clean) => {
  it('to a long text', () => expect(findSlowPieces(clean, 4_000)).toEqual([]));

  it('to a text of 1 MB', () => {
    const parts = (text: string) =>
      HOSTILE_PIECES.map((piece) => piece.repeat(text.length / piece.length)).join('</p><p>');
    const length = 125_000 / HOSTILE_PIECES.length;
    expect(growsLinearly((text) => clean(parts(text)), 'a', length)).toBe(true);
  });
});

describe.each(PLACES)(
  'the body of an article takes time in proportion to a long %s',
  (place, put) => {
    const findSlow = (pieces: readonly string[]) =>
      findSlowPieces((text) => render(put(escapeValue(text))), 4_000, pieces);

    it('of typical pieces', { tags: COMMON_PLACES.has(place) ? [] : ['sweep'] }, () =>
      expect(findSlow(TYPICAL_PIECES)).toEqual([]),
    );

    it('of any pieces', { tags: ['sweep'] }, () => expect(findSlow(HOSTILE_PIECES)).toEqual([]));
  },
);
