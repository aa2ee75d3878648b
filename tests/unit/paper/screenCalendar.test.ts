import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/i18n/locales.ts';
import { addMonths, findNearestDay, getMonth, listWeeks } from '../../../src/model/paper/date.ts';
import {
  formatDay,
  formatMonth,
  listWeekdays,
} from '../../../src/screens/paperSharePage/paperDates.ts';
import { loadActionMessages } from '../../../src/services/loadMessages.ts';

describe('the calendar of a newspaper', () => {
  it.each([
    ['2026-11', 5, 0, 30],
    ['2026-02', 4, 0, 28],
    ['2024-02', 5, 4, 29],
    ['2026-05', 6, 5, 31],
  ])('%s has %i weeks, begins at weekday %i and has %i days', (month, weeks, first, days) => {
    const all = listWeeks(month);
    expect(all).toHaveLength(weeks);
    expect(all.every((week) => week.length === 7)).toBe(true);
    expect(all[0]?.findIndex((day) => day !== '')).toBe(first);
    const listed = all.flat().filter(Boolean);
    expect(listed).toHaveLength(days);
    expect(new Set(listed.map(getMonth))).toEqual(new Set([month]));
    expect([...listed].sort()).toEqual(listed);
  });

  it.each([
    ['2026-11', 1, '2026-12'],
    ['2026-11', 2, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-11', -23, '2024-12'],
  ])('%s plus %i months is %s', (month, by, other) => {
    expect(addMonths(month, by)).toBe(other);
  });

  it.each([
    ['2026-11-12', ['2026-11-20', '2026-11-13', '2026-11-10'], '2026-11-13'],
    ['2026-11-12', ['2026-11-14', '2026-11-10'], '2026-11-10'],
    ['2027-01-01', ['2026-11-20', '2026-11-19'], '2026-11-20'],
    ['2026-11-12', [], ''],
  ])('the nearest day to %s of %j is %s', (day, days, nearest) => {
    expect(findNearestDay(day, days)).toBe(nearest);
  });
});

describe('formatted days', () => {
  it.each([
    ['cn', '2026年11月20日 星期五', '2026年11月'],
    ['en', 'Fri, November 20, 2026', 'November 2026'],
    ['de', 'Fr, 20. November 2026', 'November 2026'],
    ['fr', 'ven 20 novembre 2026', 'novembre 2026'],
    ['bo', '2026 ལོའི་ཟླ་11 ཚེས་20 གཟའ་པ་སངས', '2026 ལོའི་ཟླ་11'],
  ] as const)('%s', async (locale, day, month) => {
    const t = await loadActionMessages(locale);
    expect(formatDay('2026-11-20', t)).toBe(day);
    expect(formatMonth('2026-11', t)).toBe(month);
  });

  it.each(LOCALES)('%s names seven days and twelve months', async (locale) => {
    const t = await loadActionMessages(locale);
    expect(new Set(listWeekdays(t)).size).toBe(7);
    expect(new Set(t('paper.months').split('/')).size).toBe(12);
  });
});
