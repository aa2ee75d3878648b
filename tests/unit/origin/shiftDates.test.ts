import { afterEach, describe, expect, it, vi } from 'vitest';
import { readSampleDay, SAMPLE_DAY, shiftFutureDates } from '../../../scripts/sample/shiftDates.ts';

const PIECE = {
  at: '2026-11-20 22:47',
  title: '2026-12-24 的灯',
  parts: [{ from: '2026-11-01 00:00', until: '2026-12-31 23:59', stock: 3, note: null }],
};

describe('the sample content on a later day', () => {
  it.each([
    ['the day before', '2026-11-20', '2026-12-31 23:59'],
    ['its own day', '2026-11-21', '2026-12-31 23:59'],
    ['a day later', '2026-11-22', '2027-01-01 23:59'],
    ['a year later', '2027-11-21', '2027-12-31 23:59'],
    ['over a leap day', '2028-11-21', '2028-12-31 23:59'],
  ])('%s: future dates keep their distance', (_, today, until) => {
    expect(shiftFutureDates(PIECE, today)).toEqual({
      ...PIECE,
      parts: [{ from: '2026-11-01 00:00', until, stock: 3, note: null }],
    });
  });
});

describe('the day of the sample content', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['not set', undefined, /^20\d\d-\d\d-\d\d$/],
    ['empty', '', /^20\d\d-\d\d-\d\d$/],
    ['given', '2026-11-22', /^2026-11-22$/],
  ])('is today unless the variable names one: %s', (_, value, expected) => {
    vi.stubEnv(SAMPLE_DAY, value);
    expect(readSampleDay()).toMatch(expected);
  });
});
