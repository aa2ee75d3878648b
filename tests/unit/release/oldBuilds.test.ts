import { describe, expect, it } from 'vitest';
import { decideOldBuilds, KEEP_BUILD_MS, KEPT_BUILDS } from '../../../scripts/release/oldBuilds.ts';

const NOW = Date.UTC(2026, 10, 24);
const LONG_AGO = NOW - KEEP_BUILD_MS - 100;

/** More builds than are kept, all of them old; the first is the oldest. */
const builds = Array.from({ length: KEPT_BUILDS + 2 }, (_, i) => ({
  version: `build ${i}`,
  dir: '',
  inputs: null,
  base: null,
  builtAt: LONG_AGO + i,
}));
const decide = (more: Partial<Parameters<typeof decideOldBuilds>[1]> = {}) =>
  decideOldBuilds(builds, { live: 'build 6', pinned: null, now: NOW, ...more }).map(
    ({ version }) => version,
  );

describe('a build is removed', () => {
  it('when it is old and not among the newest', () => {
    expect(decide()).toEqual(['build 1', 'build 0']);
  });

  it('not while it is live or pinned', () => {
    expect(decide({ live: 'build 0' })).toEqual(['build 1']);
    expect(decide({ pinned: 'build 1' })).toEqual(['build 0']);
  });

  it('not before thirty days', () => {
    expect(decide({ now: LONG_AGO + KEEP_BUILD_MS })).toEqual([]);
    expect(decide({ now: LONG_AGO + KEEP_BUILD_MS + 1 })).toEqual(['build 0']);
  });
});
