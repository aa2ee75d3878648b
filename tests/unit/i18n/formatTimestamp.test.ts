import { describe, expect, it } from 'vitest';
import { formatTimestamp } from '../../../src/i18n/formatTimestamp.ts';
import { createTranslate } from '../../../src/i18n/translate.ts';
import { LANGUAGES } from './languages.ts';

const NOW = Date.parse('2024-09-18T14:40:00+08:00');
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

describe('formatTimestamp', () => {
  it.each([
    ['cn', 30_000, '刚刚'],
    ['cn', 5 * MINUTE_MS, '5分钟前'],
    ['cn', 2 * DAY_MS, '2天前'],
    ['en', 30_000, 'just now'],
    ['en', MINUTE_MS, '1 minute ago'],
    ['en', 3 * 60 * MINUTE_MS, '3 hours ago'],
    ['en', 8 * DAY_MS, '1 week ago'],
    ['de', DAY_MS, 'vor 1 Tag'],
    ['de', 65 * DAY_MS, 'vor 2 Monaten'],
    ['fr', 40 * DAY_MS, 'il y a 1\u00a0mois'],
    ['fr', 800 * DAY_MS, 'il y a 2\u00a0ans'],
    ['bo', 5 * MINUTE_MS, 'སྐར་མ་5སྔོན།'],
  ] as const)('in %s, %i ms ago is formatted as %s', (locale, age, text) =>
    expect(formatTimestamp(NOW - age, NOW, 6, '', createTranslate(LANGUAGES[locale], locale))).toBe(
      text,
    ),
  );

  it.each([
    ['a style without days formats the date', 1, '', '09-15'],
    ['a style without days uses the site’s pattern', 2, 'YYYY/MM/DD', '2024/09/15'],
    ['a style with days ignores the site’s pattern', 3, 'YYYY/MM/DD', '3 days ago'],
  ] as const)('%s', (_, style, rule, text) =>
    expect(
      formatTimestamp(NOW - 3 * DAY_MS, NOW, style, rule, createTranslate(LANGUAGES.en, 'en')),
    ).toBe(text),
  );
});
