import { expect, it } from 'vitest';
import { decideNextRequest, decideTimeLeft } from '../../../src/model/live/liveCountdown.ts';

const NOW = 1_000_000_000_000;
const left = (seconds: number) => decideTimeLeft(NOW + seconds * 1000, NOW);

it.each([
  [1, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  [0.2, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  [59, { days: 0, hours: 0, minutes: 0, seconds: 59 }],
  [3600, { days: 0, hours: 1, minutes: 0, seconds: 0 }],
  [90_061, { days: 1, hours: 1, minutes: 1, seconds: 1 }],
])('%d seconds: %j', (seconds, parts) => expect(left(seconds)).toEqual(parts));

it('nothing is left when the moment has come, and of none', () => {
  expect([left(0), left(-5), decideTimeLeft(null, NOW)]).toEqual([null, null, null]);
  expect(decideTimeLeft(Number.NaN, NOW)).toBeNull();
});

it.each([
  ['before the start, at the start', 90_000, 0, 0, 90_000],
  ['not all in the same instant', 90_000, 0, 1, 93_000],
  ['never longer than a timer holds', 1e12, 0, 0.5, 43_200_000],
  ['at once when it should have begun', -60_000, 0, 0, 0],
  ['then less and less often', -60_000, 1, 0, 10_000],
  ['once a minute in the end', -60_000, 30, 0, 60_000],
] as const)('asks %s', (_, until, asked, random, wait) =>
  expect(decideNextRequest(NOW + until, NOW, asked, random)).toBe(wait),
);

it('never asks for what has no start, and not for ever', () =>
  expect([decideNextRequest(null, NOW, 0, 0), decideNextRequest(NOW, NOW, 31, 0)]).toEqual([
    null,
    null,
  ]));
