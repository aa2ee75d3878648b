import { describe, expect, it } from 'vitest';
import { formatSiteTimestamp, formatTimestamp } from '../../../src/i18n/formatTimestamp.ts';
import { LOCALES, type Locale } from '../../../src/i18n/locales.ts';
import { createTranslate } from '../../../src/i18n/translate.ts';
import { DAY_MS, MINUTE_MS } from '../../../src/model/durations.ts';
import { LANGUAGES } from './languages.ts';

const NOW = Date.parse('2024-09-18T14:40:00+08:00');
const TIMES = [NOW - DAY_MS / 6, NOW - DAY_MS, NOW - 10 * DAY_MS, NOW - 376 * DAY_MS];

const translate = (locale: Locale) => createTranslate(LANGUAGES[locale], locale);

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
  ] as const)('in %s, %i ms ago is %s in a style of the site', (locale, age, text) =>
    expect(formatSiteTimestamp(NOW - age, NOW, 6, '', false, translate(locale))).toBe(text),
  );

  // NOW is a Wednesday: today, Tuesday, this year and last year, without and with the hour.
  it.each([
    ['cn', '4小时前', '周二 14:40', '9月8日', '2023年09月08日'],
    ['en', '4 hours ago', 'Tue 14:40', '8 Sep', '8 Sep 2023'],
    ['de', 'vor 4 Stunden', 'Di 14:40', '8.9.', '8.9.2023'],
    ['fr', 'il y a 4\u00a0heures', 'mar. 14:40', '08/09', '08/09/2023'],
    ['bo', 'ཆུ་ཚོད་4སྔོན།', 'གཟའ་མིག་དམར 14:40', 'ཟླ་9པའི་ཚེས་8ཉིན', '2023ལོའི་ཟླ་9པའི་ཚེས་8ཉིན'],
  ] as const)('by calendar days, in %s', (locale, ...texts) =>
    expect(TIMES.map((at) => formatTimestamp(at, NOW, false, translate(locale)))).toEqual(texts),
  );

  it.each([
    ['cn', '今天 10:40', '周二 14:40', '9月8日 14:40', '2023年09月08日 14:40'],
    ['en', 'today 10:40', 'Tue 14:40', '8 Sep 14:40', '8 Sep 2023 14:40'],
    ['de', 'heute 10:40', 'Di 14:40', '8.9. 14:40', '8.9.2023 14:40'],
    ['fr', 'aujourd’hui 10:40', 'mar. 14:40', '08/09 14:40', '08/09/2023 14:40'],
    ['bo', 'དེ་རིང་། 10:40', 'གཟའ་མིག་དམར 14:40', 'ཟླ་9པའི་ཚེས་8ཉིན 14:40', '2023ལོའི་ཟླ་9པའི་ཚེས་8ཉིན 14:40'],
  ] as const)('with the hour, in %s', (locale, ...texts) =>
    expect(TIMES.map((at) => formatTimestamp(at, NOW, true, translate(locale)))).toEqual(texts),
  );

  it('has seven weekdays in every language', () => {
    for (const locale of LOCALES) {
      const names = LANGUAGES[locale]['time.weekdays'].split(' ');
      expect(new Set(names).size, locale).toBe(7);
    }
  });

  it.each([
    ['a style without days formats the date', 1, '', false, '09-15'],
    ['the hour follows the date of a style', 1, '', true, '09-15 14:40'],
    ['a style without days uses the site’s pattern', 2, 'YYYY/MM/DD', false, '2024/09/15'],
    ['the site’s pattern decides about the hour', 2, 'YYYY/MM/DD', true, '2024/09/15'],
    ['a style with days ignores the site’s pattern', 3, 'YYYY/MM/DD', false, '3 days ago'],
  ] as const)('%s', (_, style, rule, hour, text) =>
    expect(formatSiteTimestamp(NOW - 3 * DAY_MS, NOW, style, rule, hour, translate('en'))).toBe(
      text,
    ),
  );
});
