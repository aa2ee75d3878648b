import { expect, it } from 'vitest';
import { formatBuilds } from '../../../scripts/publish/formatBuilds.ts';

const build = (version: string, builtAt: number) => ({
  version,
  builtAt,
  dir: '',
  inputs: null,
  base: null,
});

it('lists builds with their time, their pages and what they are', () => {
  const text = formatBuilds({
    builds: [
      build('3f2a91c04d5e6f70', Date.UTC(2026, 10, 24, 9, 5)),
      build('0123456789abcdef', Date.UTC(2026, 10, 23, 18, 30)),
    ],
    live: '0123456789abcdef',
    pinned: '0123456789abcdef',
    pages: new Map([['0123456789abcdef', 2101]]),
  });
  expect(text.split('\n')).toEqual([
    'build             made                  pages',
    '3f2a91c04d5e6f70  2026-11-24 09:05 UTC      0  newest',
    '0123456789abcdef  2026-11-23 18:30 UTC   2101  live, pinned',
  ]);
});

it('says what to do when there is none', () => {
  const none = { builds: [], live: null, pinned: null, pages: new Map<string, number>() };
  expect(formatBuilds(none)).toBe("There is no build: run 'npm run build' first.");
});
