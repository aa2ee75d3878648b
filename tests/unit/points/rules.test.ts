import { describe, expect, it } from 'vitest';
import { formatPoints } from '../../../src/model/points/formatPoints.ts';
import { formatServerDay } from '../../../src/model/serverDay.ts';

describe('points', () => {
  it.each([
    [2, '+2'],
    [0, '0'],
    [-300, '\u2212300'],
  ])('%d', (score, text) => expect(formatPoints(score)).toBe(text));
});

it('the day of an entry is that of the servers', () =>
  // Half past midnight in China, of the next day.
  expect(formatServerDay(Date.UTC(2026, 10, 19, 16, 30))).toBe('2026-11-20'));
