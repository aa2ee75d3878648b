import { describe, expect, it } from 'vitest';
import { formatDay } from '../../../src/i18n/formatDay.ts';
import { createTranslate } from '../../../src/i18n/translate.ts';
import { LANGUAGES } from './languages.ts';

const NOW = Date.parse('2024-12-30T14:40:00+08:00');
/** Earlier this month, today, tomorrow, and a day of another year. */
const DAYS = ['2024-12-01', '2024-12-30', '2024-12-31', '2025-01-02'];

const format = (day: string, locale: keyof typeof LANGUAGES, now: number | null, hour = false) =>
  formatDay(
    Date.parse(`${day}T09:05:00+08:00`),
    now,
    hour,
    createTranslate(LANGUAGES[locale], locale),
  );

describe('formatDay', () => {
  it.each([
    ['cn', '12月1日', '今天', '明天', '2025年1月2日'],
    ['en', '1 Dec', 'today', 'tomorrow', '2 Jan 2025'],
    ['de', '1.12.', 'heute', 'morgen', '2.1.2025'],
    ['fr', '01/12', 'aujourd’hui', 'demain', '02/01/2025'],
    ['bo', 'ཟླ་12པའི་ཚེས་1ཉིན', 'དེ་རིང་།', 'སང་ཉིན།', '2025ལོའི་ཟླ་1པའི་ཚེས་2ཉིན'],
  ] as const)('near days in words, the year where it is another one, in %s', (locale, ...texts) => {
    expect(DAYS.map((day) => format(day, locale, NOW))).toEqual(texts);
    const withHours = texts.map((text) => `${text} 09:05`);
    expect(DAYS.map((day) => format(day, locale, NOW, true))).toEqual(withHours);
  });

  it.each([
    ['cn', '2024年12月1日'],
    ['en', '1 Dec 2024'],
    ['fr', '01/12/2024'],
  ] as const)('the whole date in a baked page, in %s', (locale, text) =>
    expect(format('2024-12-01', locale, null)).toBe(text),
  );

  it('counts days and years of the site’s time zone', () => {
    const t = createTranslate(LANGUAGES.en, 'en');
    const newYear = Date.parse('2024-12-31T16:00:00Z');
    expect(formatDay(newYear, newYear - 1, false, t)).toBe('tomorrow');
    expect(formatDay(newYear, newYear, false, t)).toBe('today');
  });
});
