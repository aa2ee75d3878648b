import { describe, expect, it } from 'vitest';
import { decideCountdown } from '../../../src/model/countdown.ts';
import type { TimeStyle } from '../../../src/model/site/siteTypes.ts';
import {
  decideTimeLabel,
  formatChinaIso,
  formatDate,
  formatDuration,
} from '../../../src/model/time.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Noon of 18 September 2024 in China. */
const NOW = Date.UTC(2024, 8, 18, 4);

describe('decideTimeLabel', () => {
  it.each([
    ['a second', 1000, { unit: 'now' }],
    ['just under a minute', MINUTE_MS - 1, { unit: 'now' }],
    ['a minute', MINUTE_MS, { unit: 'minutes', n: 1 }],
    ['just under an hour', HOUR_MS - 1, { unit: 'minutes', n: 59 }],
    ['an hour', HOUR_MS, { unit: 'hours', n: 1 }],
    ['just under a day', DAY_MS - 1, { unit: 'hours', n: 23 }],
    ['a clock that is ahead', -30_000, { unit: 'now' }],
    ['tomorrow', -DAY_MS, { unit: 'date', date: '2024年09月19日' }],
  ])('%s is the same in all styles', (_, age, label) => {
    for (const style of [1, 2, 3, 4, 5, 6] as const) {
      expect(decideTimeLabel(NOW - age, NOW, style)).toEqual(label);
    }
  });

  const ages: Record<string, number> = {
    '1 d': 1,
    '6 d': 6,
    '7 d': 7,
    '29 d': 29,
    '30 d': 30,
    '364 d': 364,
    '365 d': 365,
    '800 d': 800,
  };
  const table: Record<TimeStyle, string[]> = {
    1: ['09-17', '09-12', '09-11', '08-20', '08-19', '09-20', '2023年09月19日', '2022年07月11日'],
    2: [
      '2024年09月17日',
      '2024年09月12日',
      '2024年09月11日',
      '2024年08月20日',
      '2024年08月19日',
      '2023年09月20日',
      '2023年09月19日',
      '2022年07月11日',
    ],
    3: [
      '1 days',
      '6 days',
      '2024年09月11日',
      '2024年08月20日',
      '2024年08月19日',
      '2023年09月20日',
      '2023年09月19日',
      '2022年07月11日',
    ],
    4: [
      '1 days',
      '6 days',
      '1 weeks',
      '4 weeks',
      '2024年08月19日',
      '2023年09月20日',
      '2023年09月19日',
      '2022年07月11日',
    ],
    5: [
      '1 days',
      '6 days',
      '1 weeks',
      '4 weeks',
      '1 months',
      '11 months',
      '2023年09月19日',
      '2022年07月11日',
    ],
    6: ['1 days', '6 days', '1 weeks', '4 weeks', '1 months', '11 months', '1 years', '2 years'],
  };
  const rows = Object.entries(table).flatMap(([style, labels]) =>
    Object.entries(ages).map(([name, days], index) => ({
      style: Number(style) as TimeStyle,
      name,
      days,
      label: labels[index] ?? '',
    })),
  );

  it.each(rows)('style $style formats $name as $label', ({ style, days, label }) => {
    const time = decideTimeLabel(NOW - days * DAY_MS, NOW, style);
    const text = time.unit === 'date' ? time.date : `${'n' in time ? time.n : ''} ${time.unit}`;
    expect(text).toBe(label);
  });

  it('uses an explicit pattern wherever a date is shown', () =>
    expect(decideTimeLabel(NOW - 400 * DAY_MS, NOW, 1, 'DD.MM.YYYY')).toEqual({
      unit: 'date',
      date: '15.08.2023',
    }));
});

describe('formatDate', () => {
  // 00:05:09 on 1 January in China is still the old year in Greenwich.
  const at = Date.UTC(2024, 11, 31, 16, 5, 9);
  it.each([
    ['YYYY年MM月DD日', '2025年01月01日'],
    ['yyyy-MM-dd HH:mm:ss', '2025-01-01 00:05:09'],
    ['D.M.YY', '1.1.25'],
    ['H:m:s', '0:5:9'],
    ['[on] DD', 'on 01'],
    ['', ''],
  ])('%s', (pattern, text) => expect(formatDate(at, pattern)).toBe(text));

  it('returns ISO text with the China offset', () =>
    expect(formatChinaIso(at)).toBe('2025-01-01T00:05:09+08:00'));
});

describe('formatDuration', () => {
  it.each([
    [0, '00:00'],
    [59.9, '00:59'],
    [61, '01:01'],
    [3600, '60:00'],
    [3601, '01:00:01'],
    [360_000, '100:00:00'],
    [-1, '00:00'],
    [Number.NaN, '00:00'],
    [Number.POSITIVE_INFINITY, '00:00'],
  ])('%d s is %s', (seconds, text) => expect(formatDuration(seconds)).toBe(text));
});

describe('decideCountdown', () => {
  it.each([
    ['past', -1, null],
    ['now', 0, null],
    ['a minute', MINUTE_MS, { unit: 'hours', n: 1 }],
    ['five hours and a half', 5.5 * HOUR_MS, { unit: 'hours', n: 5 }],
    ['a day', DAY_MS, { unit: 'days', n: 1 }],
    ['three days and a half', 3.5 * DAY_MS, { unit: 'days', n: 3 }],
  ])('%s', (_, left, countdown) => expect(decideCountdown(NOW + left, NOW)).toEqual(countdown));
});
