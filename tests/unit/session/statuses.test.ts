import { expect, it } from 'vitest';
import { decideSessionStatus } from '../../../src/model/session/statuses.ts';

it.each([
  [1004, 'signature'],
  [10102, 'login'],
  [10103, 'login'],
  [10111, 'token'],
  [10201, 'app'],
  [10202, 'comment'],
  [10203, 'comment'],
  [10204, 'comment'],
  // Statuses of a call itself, on both sides of every number above.
  [null, null],
  [undefined, null],
  [Number.NaN, null],
  [-1, null],
  [0, null],
  [1, null],
  [500, null],
  [999, null],
  [1000, null],
  [1001, null],
  [1003, null],
  [1005, null],
  [10001, null],
  [10101, null],
  [10104, null],
  [10110, null],
  [10112, null],
  [10200, null],
  [10205, null],
])('reads status %s as %s', (status, expected) =>
  expect(decideSessionStatus(status)).toBe(expected),
);
