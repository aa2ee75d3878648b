import { describe, expect, it } from 'vitest';
import { findRankPeriod, PERIOD } from '../../../scripts/origin/rankPeriods.ts';

/** Parses a time in China to a timestamp. */
const at = (text: string): number => Date.parse(`${text.replace(' ', 'T')}:00+08:00`);

const OPEN = Number.MAX_SAFE_INTEGER;
/** A Saturday. */
const NOW = at('2026-11-21 00:30');
/** A Friday. */
const NEW_YEAR = at('2027-01-01 00:00');

describe('the span of a rank', () => {
  it.each([
    ['this week', PERIOD.thisWeek, NOW, at('2026-11-16 00:00'), OPEN],
    ['last week', PERIOD.lastWeek, NOW, at('2026-11-09 00:00'), at('2026-11-16 00:00')],
    ['this month', PERIOD.thisMonth, NOW, at('2026-11-01 00:00'), OPEN],
    ['last month', PERIOD.lastMonth, NOW, at('2026-10-01 00:00'), at('2026-11-01 00:00')],
    ['a week across the year', PERIOD.thisWeek, NEW_YEAR, at('2026-12-28 00:00'), OPEN],
    ['a month before a new year', PERIOD.lastMonth, NEW_YEAR, at('2026-12-01 00:00'), NEW_YEAR],
    ['a Monday', PERIOD.thisWeek, at('2026-11-16 00:00'), at('2026-11-16 00:00'), OPEN],
    ['a Sunday', PERIOD.thisWeek, at('2026-11-15 23:59'), at('2026-11-09 00:00'), OPEN],
  ])('%s', (_, type, now, from, before) => {
    expect(findRankPeriod(type, now)).toEqual({ from, before });
  });
});
