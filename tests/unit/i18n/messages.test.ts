import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/i18n/locales.ts';
import type { JoinMessageKey } from '../../../src/i18n/translate.ts';
import { breaking, entriesOf, LANGUAGES, placeholdersOf, TRANSLATIONS } from './languages.ts';

const CJK = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]|[\ud840-\ud88f]/;

/** Keys whose words may be the same as the Chinese ones. */
const SAME_AS_CHINESE: readonly JoinMessageKey[] = [];
const { cn } = LANGUAGES;

describe.each(LOCALES)('messages in %s', (locale) => {
  const messages = LANGUAGES[locale];

  it('have no empty text, no outer spaces and no double spaces', () =>
    expect(
      breaking(messages, (text) =>
        text.split('|').some((form) => !form || form.trim() !== form || /\s\s/.test(form)),
      ),
    ).toEqual([]));

  it('have plural forms in different pairs, and only with a number', () =>
    expect(
      breaking(messages, (text) => {
        const [one, many, ...more] = text.split('|');
        return many !== undefined && (more.length > 0 || one === many || !many.includes('{n}'));
      }),
    ).toEqual([]));

  it('use typographic quotes and ellipses', () =>
    expect(breaking(messages, (text) => /["'`]|\.\.\./.test(text))).toEqual([]));

  it('have no incomplete placeholder', () =>
    expect(breaking(messages, (text) => /[{}]/.test(text.replace(/\{[a-z]+\}/g, '')))).toEqual([]));

  it('repeat the visible text of the share button in its label', () =>
    expect(messages['share.link'].toLowerCase()).toContain(messages['share.title'].toLowerCase()));
});

describe('Chinese', () => {
  it('addresses the reader as 你', () =>
    expect(breaking(cn, (text) => text.includes('您'))).toEqual([]));

  it('calls the app 客户端', () =>
    // "App操作" is in a prescribed text (product 8.2).
    expect(breaking(cn, (text) => /App(?! Store|操作)/.test(text))).toEqual([]));
});

describe.each(TRANSLATIONS)('translation into %s', (_, messages) => {
  it('has the keys of the Chinese, in its order', () =>
    expect(Object.keys(messages)).toEqual(Object.keys(cn)));

  it('has the placeholders of the Chinese in every plural form', () =>
    expect(
      breaking(messages, (text, key) =>
        text
          .split('|')
          .some((form) => placeholdersOf(form).join() !== placeholdersOf(cn[key]).join()),
      ),
    ).toEqual([]));

  it('has no text left in Chinese', () => {
    expect(breaking(messages, (text) => CJK.test(text))).toEqual([]);
    expect(
      breaking(
        messages,
        (text, key) => text === cn[key] && !SAME_AS_CHINESE.some((same) => same === key),
      ),
    ).toEqual([]);
  });
});

describe('languages without plural forms', () => {
  it.each(['cn', 'bo'] as const)('%s has none', (locale) =>
    expect(breaking(LANGUAGES[locale], (text) => text.includes('|'))).toEqual([]),
  );
});

describe('English', () => {
  it('has singular and plural forms for every counted time', () =>
    expect(
      entriesOf(LANGUAGES.en).filter(
        ([key, text]) => key.startsWith('time.') && text.includes('{n}') && !text.includes('|'),
      ),
    ).toEqual([]));
});

describe('German', () => {
  it('quotes „so“', () => {
    expect(breaking(LANGUAGES.de, (text) => /[”«»]/.test(text))).toEqual([]);
    expect(breaking(LANGUAGES.de, (text) => /„[^“]*$|^[^„]*“/.test(text))).toEqual([]);
  });
});

describe('French', () => {
  const { fr } = LANGUAGES;

  it('has a non-breaking space at high punctuation and guillemets', () =>
    expect(
      breaking(fr, (text) => /(^|[^\u00a0\u202f])[:;?!»]|«(?![\u00a0\u202f])/.test(text)),
    ).toEqual([]));

  it('has a non-breaking space between a number and its noun', () =>
    expect(breaking(fr, (text) => /\{(?:n|words|minutes)\} (?!du )/.test(text))).toEqual([]));

  it('quotes « so »', () => expect(breaking(fr, (text) => /[“”„]/.test(text))).toEqual([]));
});

describe('Tibetan', () => {
  // Date patterns, names of days and frames around names are no phrases.
  const FRAMES = ['time.date', 'time.day', 'time.weekdays', 'live.prefix', 'comment.by'];
  const bo = Object.fromEntries(
    Object.entries(LANGUAGES.bo).filter(([key]) => !FRAMES.includes(key)),
  ) as typeof LANGUAGES.bo;
  const letters = (text: string) => text.replace(/\{\w+\}/g, '');

  it('is written in Tibetan script throughout', () => {
    expect(breaking(bo, (text) => !/[\u0f40-\u0f6c]/.test(letters(text)))).toEqual([]);
    expect(
      breaking(bo, (text) => /\p{L}/u.test(letters(text).replace(/[\u0f00-\u0fff]/g, ''))),
    ).toEqual([]);
  });

  it('uses no character that Unicode discourages', () =>
    expect(breaking(bo, (text) => /[\u0f0c\u0f73\u0f75-\u0f79\u0f81]/.test(text))).toEqual([]));

  it('ends a phrase in a shad, except after ག, and never in a tsheg', () =>
    expect(breaking(bo, (text) => !/(?:[།ག]|\})$/.test(text))).toEqual([]));

  it.each([
    ['no shad after a bare ག', /ག།/],
    ['the genitive that its syllable takes', /[^དབས]་ཀྱི|[^གང]་གིས?་|[^ནམརལ]་གྱི/],
    ['a tsheg between ང and the shad', /ང།/],
    ['no other tsheg before a shad', /[^ང]་།/],
    ['a space after a shad inside a text', /།[^ ]/],
    ['a space after a tsheg only before a foreign name', /་ (?![“{])/],
    ['one tsheg between syllables', /་་/],
    ['no blank between a tsheg and its number', /་ \{(?:n|words|minutes|articles|followers)\}/],
    ['no tsheg after a number', /\}་/],
  ])('has %s', (_, wrong) => expect(breaking(bo, (text) => wrong.test(text))).toEqual([]));
});

describe('Tibetan', () => {
  const { bo } = LANGUAGES;

  it('has no space before a shad', () =>
    expect(breaking(bo, (text) => /\s[།༎]/.test(text))).toEqual([]));

  it('has one word for points, which is not that for minutes', () =>
    expect(
      breaking(
        bo,
        (text, key) =>
          cn[key].includes('积分') && (!text.includes('སྐར་གྲངས') || text.includes('སྐར་མ')),
      ),
    ).toEqual([]));

  it('has one word for comments', () =>
    expect(breaking(bo, (text, key) => cn[key].includes('评论') && text.includes('མཆན'))).toEqual(
      [],
    ));

  it('asks readers in one form, never by a bare or an honorific imperative', () =>
    expect(breaking(bo, (text) => /བྱོས|ལྟོས|གཟིགས་རོགས|གནང་།/.test(text))).toEqual([]));

  it('calls the code of an invitation by the word for inviting', () =>
    expect(bo['services.invitationsText']).toMatch(/^འབོད་ཨང/));
});

it.each([
  ['cn', '字'],
  ['en', 'characters'],
  ['de', 'Zeichen'],
  ['fr', 'caractères'],
  ['bo', 'ཡིག་འབྲུ'],
] as const)('the length of an article is in characters, as the CMS counts it: %s', (locale, unit) =>
  expect(LANGUAGES[locale]['article.words']).toContain(unit),
);
