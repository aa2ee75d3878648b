import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { bakeWith } from '../helpers/bakeWith.ts';
import { findForeignWords, listOwnTexts } from '../helpers/foreignWords.ts';

/** Baked pages of a deployment whose language is Tibetan (product 1.2). */

const ARTICLE = { route: 'newsDetail', params: { columnId: '34', id: '532' } } as const;
const PAGES = [
  { route: 'home', params: {} },
  { route: 'columnDetail', params: { id: '14' } },
  { route: 'xyDetail', params: { id: '201' } },
  { route: 'topicDetail', params: { id: '601' } },
  { route: 'reporter', params: { id: '11' } },
  { route: 'qaDetail', params: { id: '801' } },
  { route: 'circleDetail', params: { id: '901' } },
  { route: 'activityDetail', params: { id: '6005' } },
] as const;

test('a Tibetan page has no word of the interface in another language', async () => {
  const baked = await bakeWith({ DEFAULT_LOCALE: 'bo' }, { articles: [ARTICLE], pages: PAGES });
  const found: Record<string, readonly string[]> = {};
  for (const [name, html] of baked) {
    const { document } = new JSDOM(html).window;
    expect(document.documentElement.lang).toBe('bo');
    const words = findForeignWords(listOwnTexts(document));
    // Dates are in the language of the page, digits are 0 to 9.
    const dates = Array.from(document.querySelectorAll('time'), (time) => time.textContent ?? '');
    const wrong = dates.filter((text) => /[\u4e00-\u9fff\u0f20-\u0f33]/.test(text));
    if (words.length + wrong.length > 0) found[name] = [...words, ...wrong];
  }
  expect(found).toEqual({});
});
