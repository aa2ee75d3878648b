import { describe, expect, it } from 'vitest';
import {
  addQuoteParam,
  findQuote,
  formatQuoteParam,
  PARAGRAPH_END,
} from '../../../src/model/share/quoteLink.ts';
import { measureCpuTime } from '../../helpers/measureCpuTime.ts';

const LONG =
  'The council met on Monday evening. It decided, after two hours, to build the bridge. Nobody spoke against it.';
const REFRAIN = 'No comment. The mayor left. No comment. The press left. No comment.';
const VERSE = `The same long line comes back again and again, without an end. `;
const TEXTS = ['江上的风吹过十七座桥。', '“桥，”他说，“是给人走的。”', '河水记得每一个名字。'];
const CHINESE = TEXTS.join(PARAGRAPH_END);

/** Returns where the nth place of a part is in a text. */
function partOf(text: string, part: string, nth = 0) {
  let start = text.indexOf(part);
  for (let count = 0; count < nth; count += 1) start = text.indexOf(part, start + 1);
  expect(start, 'the text has the part').toBeGreaterThanOrEqual(0);
  return { start, end: start + part.length };
}

describe('a link to a quote', () => {
  it.each<[what: string, text: string, quote: string, nth?: number]>([
    ['a sentence', LONG, 'Nobody spoke against it.'],
    ['one word', LONG, 'bridge'],
    [
      'a comma and a hyphen, which separate the terms of text fragments',
      'A well-known, old-ish inn, closed. Open.',
      'well-known, old-ish inn, closed.',
    ],
    ['a long part', LONG, 'It decided, after two hours, to build the bridge.'],
    ['Chinese, which has no blanks', CHINESE, '河水记得每一个名字。'],
    ['a part of two paragraphs', CHINESE, `吹过十七座桥。${PARAGRAPH_END}“桥，”他说`],
    ['a quotation in it', CHINESE, '“桥，”他说，“是给人走的。”'],
    ['the first of equal sentences', REFRAIN, 'No comment.', 0],
    ['the second of equal sentences', REFRAIN, 'No comment.', 1],
    ['the last of equal sentences', REFRAIN, 'No comment.', 2],
    ['an end that comes back within it', REFRAIN, 'The mayor left. No comment. The press left.'],
    ['a repeated line after another one', `Once. ${VERSE}${VERSE}`, VERSE.trim(), 1],
    ['letters of two code units', 'Das 𠮷野家 ist offen. Das 𠮷𠮷 nicht.', '𠮷𠮷 nicht.'],
    ['Tibetan marks', 'བོད་ལྗོངས་ཀྱི་གསར་འགྱུར། དེ་རིང་གི་གནས་ཚུལ།', 'དེ་རིང་གི་གནས་ཚུལ།'],
    ['an accent of its own', 'Un cafe\u0301, un the\u0301, rien d’autre.', 'un the\u0301'],
    ['a joined letter and a fraction', 'The ﬁrst ½ litre is free.', 'ﬁrst ½'],
  ])('finds %s again', (_, text, quote, nth) => {
    const part = partOf(text, quote, nth);
    const param = formatQuoteParam(text, part);
    expect(param.length).toBeLessThan(160);
    const found = findQuote(text, param);
    expect(found?.start).toBe(part.start);
    // Punctuation after the last letter belongs to it.
    expect(text.slice(part.start, found?.end)).toContain(quote);
  });

  it.each([
    [
      'other blanks',
      'The bridge costs 5 000 crowns, he said.',
      'The\u00a0bridge costs 5\u202f000\u3000crowns, he said.',
    ],
    ['line breaks', 'The bridge costs 5 000 crowns.', 'The bridge\n   costs 5 000 crowns.'],
    ['other hyphens and quotation marks', 'The "well-known" inn.', 'The “well\u2011known” inn.'],
    ['soft hyphens', 'The municipality decided.', 'The mu\u00adnici\u00adpality de\u200bcided.'],
    ['composed accents', 'Un café fermé.', 'Un cafe\u0301 ferme\u0301.'],
    ['wide letters and capitals', 'ABC的2026年', 'ａｂｃ的２０２６年'],
    ['a paragraph before it', LONG, `A new beginning.${PARAGRAPH_END}${LONG}`],
    ['a change within it', LONG, LONG.replace('on Monday evening', 'on Tuesday')],
  ])('is found in a text with %s', (_, before, after) => {
    const param = formatQuoteParam(before, { start: 0, end: before.length });
    const found = findQuote(after, param);
    expect(found?.end).toBe(after.length);
    expect(after.slice(found?.start)).toBe(after.replace(/^A new beginning.\u2029/, ''));
  });

  it('marks opening and closing punctuation, too', () => {
    const { start, end } =
      findQuote(CHINESE, formatQuoteParam(CHINESE, partOf(CHINESE, '桥，”他说，“是给人走的'))) ??
      {};
    expect(CHINESE.slice(start, end)).toBe(TEXTS[1]);
  });

  it.each([
    ['nothing', ''],
    ['no letters', '...'],
    ['what the text does not have', 'nowhere'],
    ['an end that the text does not have', 'thecouncilme.nowhere'],
    ['an end before its beginning', 'nobody.thecouncil'],
    ['a context that the text does not have', 'thecouncilme..nowhere'],
    ['more than a link of ours', `thecouncilme.${'x'.repeat(1000)}`],
    ['half of a code unit', '\ud842'],
  ])('finds nothing with %s', (_, param) => expect(findQuote(LONG, param)).toBeNull());

  it('has no parameter for a part without letters', () =>
    expect(formatQuoteParam('A. … B.', { start: 2, end: 5 })).toBe(''));

  it('is quick in a long text that repeats itself', () => {
    const text = VERSE.repeat(4_000);
    const start = text.length / 2;
    const { ms } = measureCpuTime(() =>
      findQuote(text, formatQuoteParam(text, { start, end: start + 1_500 })),
    );
    expect(ms).toBeLessThan(4_000);
  });

  it.each([
    [
      'an address of the site',
      'https://news.test/a/newsDetail/1.html?isShare=true&xyt=7',
      'https://news.test/a/newsDetail/1.html?isShare=true&xyt=7&quote=ab.cd',
    ],
    ['not one of another site', 'https://other.test/1', 'https://other.test/1'],
  ])('is %s', (_, address, expected) =>
    expect(addQuoteParam(address, 'ab.cd', 'https://news.test')).toBe(expected),
  );

  it('has no signs but letters, digits and dots, escaped', () => {
    const param = formatQuoteParam(CHINESE, partOf(CHINESE, '风吹过十七座桥'));
    const address = addQuoteParam('https://news.test/1.html', param, 'https://news.test');
    expect(address).toMatch(/^https:\/\/news\.test\/1\.html\?quote=(?:%[\dA-F]{2}|[a-z\d.])+$/);
    expect(new URL(address).searchParams.get('quote')).toBe(param);
  });
});
