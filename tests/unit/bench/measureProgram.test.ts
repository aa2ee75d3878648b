import { expect, it } from 'vitest';
import { parseChildTimes } from '../../../scripts/bench/publish/measureProgram.ts';

it.each([
  ['1234\n0m0.00s 0m0.00s\n0m1.50s 0m0.25s\n', 1.75],
  ['0m0.000000s 0m0.000000s\n2m1.500000s 1m0.250000s', 181.75],
  ['', Number.NaN],
  ['sh: times: not found', Number.NaN],
])('adds the CPU times of %j', (output, seconds) => {
  expect(parseChildTimes(output)).toBe(seconds);
});
