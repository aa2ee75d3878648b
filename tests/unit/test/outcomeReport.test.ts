import { describe, expect, it } from 'vitest';
import { formatFailure } from '../../../scripts/test/outcomeReport.ts';

/** With the name of the file that has the whole. */
const LINES_MAX = 10;

describe('a failed test prints', () => {
  it('its name, its place in the tests, and the reason', () => {
    const message = 'expected 1 to be 2\n\n\u001b[31mat all\u001b[39m';
    const stack = `${message}\n    at check (/a/src/b.ts:1:2)\n    at /a/tests/unit/c.test.ts:34:5`;
    expect(formatFailure('tests/unit/c.test.ts › adds', [{ message, stack }])).toBe(
      'FAILED tests/unit/c.test.ts › adds (tests/unit/c.test.ts:34)\n  expected 1 to be 2\n  at all',
    );
  });

  it('the values that differ', () => {
    const diff = '- 1\n+ 2';
    expect(formatFailure('adds', [{ message: 'differs', diff }])).toBe(
      'FAILED adds\n  differs\n  - 1\n  + 2',
    );
  });

  it('the values that differ without those around them where there are many', () => {
    const around = '\n    same'.repeat(20);
    const diff = `Array [${around}\n-   1\n+   2${around}\n  ]`;
    expect(formatFailure('adds', [{ message: 'differs', diff }])).toBe(
      'FAILED adds\n  differs\n  Array [\n  -   1\n  +   2',
    );
  });

  it('ten lines at most, none of them long', () => {
    const message = 'x'.repeat(1000).concat('\nline'.repeat(100));
    const lines = formatFailure('adds', [{ message }, { message }]).split('\n');
    expect(lines).toHaveLength(LINES_MAX - 1);
    expect(lines.at(-1)).toBe('  …');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(200);
  });
});
