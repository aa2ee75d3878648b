import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../../src');

it('defines the page size of lists once (product 9.1)', () =>
  expect(
    globSync('**/*.{ts,tsx}', { cwd: SRC }).filter((file) =>
      /(?:PAGE_SIZE|PER_PAGE)\s*=\s*20\b/.test(readFileSync(join(SRC, file), 'utf8')),
    ),
  ).toEqual(['model/pageSize.ts']));
