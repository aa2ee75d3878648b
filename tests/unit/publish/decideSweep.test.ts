import { expect, it } from 'vitest';
import { decideSweep } from '../../../scripts/publish/sweeps.ts';
import { HOUR_MS, MINUTE_MS } from '../../../src/model/durations.ts';

const NOW = Date.UTC(2026, 2, 3);

/** A sweep that ended so long ago and took so long. */
const last = (agoMs: number, tookMs: number) => ({
  startedAt: NOW - agoMs,
  tookMs,
  siteVersion: 'v1',
});
const facts = { siteVersion: 'v1', isRequested: false, hasWaitingTasks: false, now: NOW };

it.each([
  ['everything before the first sweep', null, facts, 'all'],
  ['everything an hour after one that took a minute', last(HOUR_MS, MINUTE_MS), facts, 'all'],
  ['the news an hour after one that took five', last(HOUR_MS, 5 * MINUTE_MS), facts, 'news'],
  ['everything five hours after that', last(5 * HOUR_MS, 5 * MINUTE_MS), facts, 'all'],
  [
    'everything that a person asks for',
    last(HOUR_MS, 5 * MINUTE_MS),
    { ...facts, isRequested: true },
    'all',
  ],
  [
    'everything while tasks of an earlier sweep wait',
    last(HOUR_MS, 5 * MINUTE_MS),
    { ...facts, hasWaitingTasks: true },
    'all',
  ],
  [
    'everything with another build or configuration',
    last(HOUR_MS, 5 * MINUTE_MS),
    { ...facts, siteVersion: 'v2' },
    'all',
  ],
] as const)('a sweep reads %s', (_, before, now, kind) => {
  expect(decideSweep(before, now)).toEqual({ kind });
});
