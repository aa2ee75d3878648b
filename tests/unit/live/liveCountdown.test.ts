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
])('decideTimeLeft for %d seconds returns %j', (seconds, parts) =>
  expect(left(seconds)).toEqual(parts),
);

it('decideTimeLeft returns null from the start on and without a start', () => {
  expect([left(0), left(-5), decideTimeLeft(null, NOW)]).toEqual([null, null, null]);
  expect(decideTimeLeft(Number.NaN, NOW)).toBeNull();
});

it.each([
  ['at the start when it is in the future', 90_000, 0, 0, 90_000],
  ['with a random delay after the start', 90_000, 0, 1, 93_000],
  ['at most 12 hours later', 1e12, 0, 0.5, 43_200_000],
  ['immediately when the start has passed', -60_000, 0, 0, 0],
  ['at growing intervals after the start', -60_000, 1, 0, 10_000],
  ['at most once a minute after many requests', -60_000, 30, 0, 60_000],
] as const)('schedules the next request %s', (_, until, asked, random, wait) =>
  expect(decideNextRequest(NOW + until, NOW, asked, random)).toBe(wait),
);

it('schedules no request without a start and after 31 requests', () =>
  expect([decideNextRequest(null, NOW, 0, 0), decideNextRequest(NOW, NOW, 31, 0)]).toEqual([
    null,
    null,
  ]));
