import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speculateLinks } from '../../../src/host/speculateLinks.ts';
import * as STORAGE_KEYS from '../../../src/host/storageKeys.ts';
import { ARTICLE_ROW, SPECULATION_RULES } from '../../../src/model/speculationRules.ts';
import { stubPage } from '../session/page.ts';

const RULES = 'script[type=speculationrules]';
const PRERENDERED = `${ARTICLE_ROW}:not([data-scrolled])`;

const SUPPORTING: { supports?: () => boolean } = { supports: () => true };

/** Opens a page with one row in a browser that has speculation rules, unless `script` is something else. */
function openPage({ script = SUPPORTING, connection = {}, isSaving = false } = {}) {
  const { window } = new JSDOM('<body><a data-article="1" href="/news/a.html"><b>1</b></a></body>');
  stubPage(() => null);
  if (isSaving) localStorage.setItem(STORAGE_KEYS.saveData, '1');
  vi.stubGlobal('document', window.document);
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('HTMLScriptElement', script);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  const row = window.document.querySelector('a') as HTMLElement;
  const send = (type: string) =>
    row.firstElementChild?.dispatchEvent(new window.Event(type, { bubbles: true }));
  return { document: window.document, row, send };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the rules are added once, by whichever code comes first', () => {
  const { document } = openPage();
  expect([speculateLinks(), speculateLinks()]).toEqual([true, true]);
  const scripts = [...document.querySelectorAll(RULES)];
  expect(scripts.map(({ textContent }) => textContent)).toEqual([SPECULATION_RULES]);
});

it.each([
  ['in a browser without them', { script: {} }],
  ['in a browser that knows scripts of other kinds only', { script: { supports: () => false } }],
  ['for readers who ask the browser for less data', { connection: { saveData: true } }],
  ['for readers who ask this site for less data', { isSaving: true }],
  ['on a slow connection', { connection: { effectiveType: 'slow-2g' } }],
])('there are no rules %s', (_, page) => {
  const { document } = openPage(page);
  expect(speculateLinks()).toBe(false);
  expect(document.querySelector(RULES)).toBeNull();
});

it('a touch that scrolls cancels the prerendering of its row, until the row is pressed again', () => {
  const { row, send } = openPage();
  speculateLinks();
  send('pointerdown');
  expect(row.matches(PRERENDERED)).toBe(true);
  send('pointercancel');
  expect(row.matches(PRERENDERED)).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(row.matches(PRERENDERED)).toBe(true);
});

describe('the rules', () => {
  const { prefetch, prerender } = JSON.parse(SPECULATION_RULES);

  it('prefetch rows that are looked at, and prerender the one that is pressed, of this host alone', () => {
    const rule = (selector: string, eagerness: string) => ({
      where: { and: [{ href_matches: '/*' }, { selector_matches: selector }] },
      eagerness,
    });
    expect(prefetch).toEqual([rule(ARTICLE_ROW, 'moderate')]);
    expect(prerender).toEqual([rule(PRERENDERED, 'conservative')]);
  });

  it.each([
    ['a row of an article', 'data-article="1" href="/news/newsDetail/12/345.html"', true],
    ['no row', 'href="/news/newsDetail/12/345.html"', false],
    ['the login', 'href="/news/login.html"', false],
    ['a login that is a row', 'data-article="1" href="/news/login.html?back=%2F"', false],
    ['a template', 'data-article="1" href="/news/newsDetail.html?id=345"', false],
    ['the newspaper', 'data-article="1" href="/news/newsDetail/7.html?isDigital=1"', false],
    ['a file', 'data-article="1" href="/news/paper.pdf"', false],
    ['a download', 'data-article="1" href="/news/a.html" download', false],
    ['an action', 'data-article="1" href="/news/a.html" data-act="fav"', false],
    ['another window', 'data-article="1" href="/news/a.html" target="_blank"', false],
    ['nofollow', 'data-article="1" href="/news/a.html" rel="noopener nofollow"', false],
  ])('%s: <a %s>: %s', (_, attributes, expected) => {
    const link = JSDOM.fragment(`<a ${attributes}>`).firstElementChild;
    expect(link?.matches(ARTICLE_ROW)).toBe(expected);
  });
});
