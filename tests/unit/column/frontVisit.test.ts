import { describe, expect, it } from 'vitest';
import {
  countNewRows,
  formatFrontVisit,
  parseFrontVisit,
} from '../../../src/model/column/frontVisit.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/model/durations.ts';

const AT = Date.UTC(2026, 10, 30);

describe('rows of the front page that are new since the last visit', () => {
  it.each([
    ['an hour later', HOUR_MS, ['a', 'b', 'c', 'd'], 2],
    ['that are listed twice', HOUR_MS, ['c', 'c', 'a'], 1],
    ['when all are known', HOUR_MS, ['b', 'a'], 0],
    ['a moment later', MINUTE_MS, ['c'], 0],
    ['after weeks', 20 * DAY_MS, ['c'], 0],
    ['by a clock that was set back', -HOUR_MS, ['c'], 0],
  ])('%s', (_, breakMs, ids, expected) => {
    expect(countNewRows({ at: AT, ids: ['a', 'b'] }, ids, AT + breakMs)).toBe(expected);
  });

  it.each([
    ['nothing', null, null],
    ['something else', '{"a":1}', null],
    ['a visit without rows', '1', { at: 1, ids: [] }],
    ['a visit', formatFrontVisit({ at: AT, ids: ['7', 'x'] }), { at: AT, ids: ['7', 'x'] }],
  ])('%s is stored', (_, stored, visit) => {
    expect(parseFrontVisit(stored)).toEqual(visit);
  });
});
