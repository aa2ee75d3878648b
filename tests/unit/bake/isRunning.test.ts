import { expect, it } from 'vitest';
import { isRunning, isZombie } from '../../../scripts/bake/isRunning.ts';

it.each([
  ['this process', process.pid, true],
  ['the first process, which may be of another user', 1, true],
  ['an id above the largest of Linux', 2 ** 22 + 1, false],
] as const)('isRunning checks whether a process runs: %s', (_, pid, expected) => {
  expect(isRunning(pid)).toBe(expected);
});

it.each([
  ['runs', '17 (node) R 1 17', false],
  ['sleeps', '17 (node) S 1 17', false],
  ['was killed, with an exit code that was not read', '17 (node) Z 1 17', true],
  ['is being removed', '17 (node) X 1 17', true],
  ['has a name that looks like a state', '17 (a) Z (b) S 1 17', false],
  ['has no entry', '', false],
] as const)('isZombie detects an ended process: %s', (_, stat, expected) => {
  expect(isZombie(stat)).toBe(expected);
});
