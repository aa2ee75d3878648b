import { describe, expect, it } from 'vitest';
import {
  formatPermission,
  isPermitted,
  PERMISSION,
} from '../../../scripts/bake/finish/removalLimits.ts';
import { MINUTE_MS } from '../../../src/model/durations.ts';

const NOW = Date.UTC(2026, 4, 1, 12);

const losses = (...pages: string[]) => pages.map((page) => ({ page, reason: 'not found' }));

describe('the code that permits removals', () => {
  const code = formatPermission(losses('10/1', '10/2'), NOW);

  it('can be written on a command line', () => {
    expect(code).toMatch(PERMISSION);
    expect(formatPermission([], 0)).toMatch(PERMISSION);
  });

  it.each([
    ['the same pages', losses('10/1', '10/2'), true],
    ['the same pages in another order', losses('10/2', '10/1'), true],
    ['one more', losses('10/1', '10/2', '10/3'), false],
    ['one less', losses('10/1'), false],
    ['as many others', losses('10/1', '10/3'), false],
    ['none', [], false],
  ])('permits exactly what it was made for: %s', (_, wanted, expected) => {
    expect(isPermitted(code, wanted, NOW)).toBe(expected);
  });

  it.each([
    [0, true],
    [60, true],
    [61, false],
    [-1, false],
    [60 * 24 * 365, false],
  ])('counts for an hour: after %i minutes %s', (minutes, expected) => {
    const later = NOW + minutes * MINUTE_MS;
    expect(isPermitted(code, losses('10/1', '10/2'), later)).toBe(expected);
  });

  it('cannot be made to count later by another time in it', () => {
    const [, hash] = code.split('-');
    const later = NOW + 90 * MINUTE_MS;
    const other = `${Math.floor(later / 1000).toString(36)}-${hash}`;
    expect(isPermitted(other, losses('10/1', '10/2'), later)).toBe(false);
  });
});
