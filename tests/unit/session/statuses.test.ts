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
  [null, undefined],
  [undefined, undefined],
  [Number.NaN, undefined],
  [-1, undefined],
  [0, undefined],
  [1, undefined],
  [500, undefined],
  [999, undefined],
  [1000, undefined],
  [1001, undefined],
  [1003, undefined],
  [1005, undefined],
  [10001, undefined],
  [10101, undefined],
  [10104, undefined],
  [10110, undefined],
  [10112, undefined],
  [10200, undefined],
  [10205, undefined],
])('reads status %s as %s', (status, expected) =>
  expect(decideSessionStatus(status)).toBe(expected),
);
