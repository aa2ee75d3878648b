import { describe, expect, it } from 'vitest';
import { decideCountdown } from '../../../src/model/countdown.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/model/durations.ts';
import { decideSiteTimeLabel } from '../../../src/model/siteTime.ts';
import {
  decideTimeLabel,
  formatDate,
  formatDuration,
  formatSiteIso,
} from '../../../src/model/time.ts';

/** Noon of 18 September 2024 in China. */
const NOW = Date.UTC(2024, 8, 18, 4);

/** Returns a time in China as epoch ms. */
const at = (time: string) => Date.parse(`${time}+08:00`);

describe('calendar days', () => {
  // Wednesday noon.
  const noon = '2024-09-18T12:00:00';
  it.each([
    ['a second ago', '2024-09-18T11:59:59', noon, 'now', 'today'],
    ['just under a minute ago', '2024-09-18T11:59:01', noon, 'now', 'today'],
    ['a minute ago', '2024-09-18T11:59:00', noon, '1 minutes', 'today'],
    ['just under an hour ago', '2024-09-18T11:00:01', noon, '59 minutes', 'today'],
    ['an hour ago', '2024-09-18T11:00:00', noon, '1 hours', 'today'],
    ['the last midnight', '2024-09-18T00:00:00', noon, '12 hours', 'today'],
    ['just before the last midnight', '2024-09-17T23:59:59', noon, '2 weekday', '2 weekday'],
    [
      'ten minutes ago across midnight',
      '2024-09-17T23:55:00',
      '2024-09-18T00:05:00',
      '2 weekday',
      '2 weekday',
    ],
    [
      'a second ago across midnight',
      '2024-09-17T23:59:59',
      '2024-09-18T00:00:00',
      'now',
      '2 weekday',
    ],
    ['the start of a long day', '2024-09-18T00:00:00', '2024-09-18T23:59:59', '23 hours', 'today'],
    ['six days ago, late', '2024-09-12T23:59:59', noon, '4 weekday', '4 weekday'],
    ['six days ago, early', '2024-09-12T00:00:00', noon, '4 weekday', '4 weekday'],
    ['seven days ago, late', '2024-09-11T23:59:59', noon, 'day', 'day'],
    ['Sunday', '2024-09-15T08:00:00', noon, '0 weekday', '0 weekday'],
    ['new year’s day', '2024-01-01T00:00:00', noon, 'day', 'day'],
    ['the last day of last year', '2023-12-31T23:59:59', noon, 'date', 'date'],
    [
      'last year, in the same week',
      '2023-12-29T08:00:00',
      '2024-01-02T08:00:00',
      '5 weekday',
      '5 weekday',
    ],
    ['last year, eight days ago', '2023-12-25T08:00:00', '2024-01-02T08:00:00', 'date', 'date'],
    ['before 1970', '1969-12-30T08:00:00', '1970-01-02T08:00:00', '2 weekday', '2 weekday'],
    ['half a minute ahead', '2024-09-18T12:00:30', noon, 'now', 'today'],
    ['two minutes ahead', '2024-09-18T12:02:00', noon, 'today', 'today'],
    ['tomorrow', '2024-09-19T00:00:00', noon, 'day', 'day'],
    ['next year', '2025-01-01T00:00:00', noon, 'date', 'date'],
    ['a clock of 1970', noon, '1970-01-01T00:00:00', 'date', 'date'],
  ])('%s', (_, time, now, label, withHour) => {
    const read = (hour: boolean) => {
      const decided = decideTimeLabel(at(time), at(now), hour);
      return 'n' in decided ? `${decided.n} ${decided.unit}` : decided.unit;
    };
    expect([read(false), read(true)]).toEqual([label, withHour]);
  });

  it('shows a date when the time is unknown', () => {
    expect(decideTimeLabel(at(noon), Number.NaN)).toEqual({ unit: 'date' });
    expect(decideTimeLabel(Number.NaN, at(noon))).toEqual({ unit: 'date' });
  });
});

describe('the styles of a site', () => {
  it.each([
    ['a second', 1000, { unit: 'now' }],
    ['just under a minute', MINUTE_MS - 1, { unit: 'now' }],
    ['a minute', MINUTE_MS, { unit: 'minutes', n: 1 }],
    ['just under an hour', HOUR_MS - 1, { unit: 'minutes', n: 59 }],
    ['an hour', HOUR_MS, { unit: 'hours', n: 1 }],
    ['just under a day', DAY_MS - 1, { unit: 'hours', n: 23 }],
    ['a clock that is ahead', -30_000, { unit: 'now' }],
    ['tomorrow', -DAY_MS, { unit: 'date' }],
  ])('%s is the same in all', (_, age, label) => {
    for (const style of [1, 2, 3, 4, 5, 6] as const) {
      expect(decideSiteTimeLabel(NOW - age, NOW, style)).toEqual(label);
    }
  });

  const DAYS = [1, 6, 7, 29, 30, 364, 365, 800];
  it.each([
    [1, ['monthDay', 'monthDay', 'monthDay', 'monthDay', 'monthDay', 'monthDay', 'date', 'date']],
    [2, ['date', 'date', 'date', 'date', 'date', 'date', 'date', 'date']],
    [3, ['1 days', '6 days', 'date', 'date', 'date', 'date', 'date', 'date']],
    [4, ['1 days', '6 days', '1 weeks', '4 weeks', 'date', 'date', 'date', 'date']],
    [5, ['1 days', '6 days', '1 weeks', '4 weeks', '1 months', '11 months', 'date', 'date']],
    [6, ['1 days', '6 days', '1 weeks', '4 weeks', '1 months', '11 months', '1 years', '2 years']],
  ] as const)('style %i after 1, 6, 7, 29, 30, 364, 365 and 800 days', (style, labels) =>
    expect(
      DAYS.map((days) => {
        const label = decideSiteTimeLabel(NOW - days * DAY_MS, NOW, style);
        return 'n' in label ? `${label.n} ${label.unit}` : label.unit;
      }),
    ).toEqual(labels),
  );
});

describe('formatDate', () => {
  // 00:05:09 on 1 January in China is still the old year in Greenwich.
  const at = Date.UTC(2024, 11, 31, 16, 5, 9);
  it.each([
    ['YYYY年MM月DD日', '2025年01月01日'],
    ['yyyy-MM-dd HH:mm:ss', '2025-01-01 00:05:09'],
    ['D.M.YY', '1.1.25'],
    ['D MMM YYYY', '1 Jan 2025'],
    ['H:m:s', '0:5:9'],
    ['[on] DD', 'on 01'],
    ['', ''],
  ])('%s', (pattern, text) => expect(formatDate(at, pattern)).toBe(text));

  it('returns ISO text with the China offset', () =>
    expect(formatSiteIso(at)).toBe('2025-01-01T00:05:09+08:00'));
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
