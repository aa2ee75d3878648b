import { describe, expect, it } from 'vitest';
import { parseRange } from '../../../scripts/origin/parseRange.ts';

describe('a range of a file of 100 bytes', () => {
  it.each([
    [undefined, 'whole'],
    ['bytes=0-9', { first: 0, last: 9 }],
    ['bytes=0-', { first: 0, last: 99 }],
    ['bytes=90-500', { first: 90, last: 99 }],
    ['bytes=99-99', { first: 99, last: 99 }],
    ['bytes=-10', { first: 90, last: 99 }],
    ['bytes=-500', { first: 0, last: 99 }],
    ['bytes = 5 - 7', { first: 5, last: 7 }],
    ['bytes=100-', 'none'],
    ['bytes=100-200', 'none'],
    ['bytes=-0', 'none'],
    ['bytes=9-5', 'whole'],
    ['bytes=-', 'whole'],
    ['bytes=0-1,5-6', 'whole'],
    ['lines=0-1', 'whole'],
    ['bytes=a-b', 'whole'],
    ['bytes=99999999999999999999-', 'whole'],
  ] as const)('%s', (header, expected) => {
    expect(parseRange(header, 100)).toEqual(expected);
  });

  it('is not satisfiable in an empty file', () => {
    expect(parseRange('bytes=0-', 0)).toBe('none');
    expect(parseRange('bytes=-5', 0)).toBe('none');
  });
});
