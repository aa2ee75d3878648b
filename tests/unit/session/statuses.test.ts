import { expect, it } from 'vitest';
import { decideSessionStatus } from '../../../src/model/session/statuses.ts';

it.each([
  [1004, 'signatureRefused'],
  [10102, 'loggedOut'],
  [10103, 'loggedOut'],
  [10111, 'tokenExpired'],
  [10201, 'appOnly'],
  [10202, 'commentRefused'],
  [10203, 'commentRefused'],
  [10204, 'commentRefused'],
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
