import { describe, expect, it } from 'vitest';
import { dayOf, formatEntryTime, formatPoints } from '../../../src/model/points/formatPoints.ts';

describe('points', () => {
  it.each([
    [2, '+2'],
    [0, '0'],
    [-300, '\u2212300'],
  ])('%d', (score, text) => expect(formatPoints(score)).toBe(text));
});

describe('the time of a points entry', () => {
  const now = Date.UTC(2026, 10, 21, 4);
  // Half past midnight in China, of the next day.
  const at = Date.UTC(2026, 10, 19, 16, 30);

  it('has its day in China', () => expect(dayOf(at)).toBe('2026-11-20'));
  it('omits the current year', () => expect(formatEntryTime(at, now, false)).toBe('11-20 00:30'));
  it('omits the date below its day', () => expect(formatEntryTime(at, now, true)).toBe('00:30'));
  it('has the year of another year', () =>
    expect(formatEntryTime(Date.UTC(2020, 11, 23, 18, 15), now, false)).toBe('2020-12-24 02:15'));
});
