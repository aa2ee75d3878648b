import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { inlineScripts } from '../scripts/build/inlineScripts.ts';
import { scaleLimit } from '../scripts/test/pace.ts';
import { SWEEP } from '../scripts/test/sweeps.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const TEST_FILES = '**/*.test.{ts,tsx}';
const PURE = ['tests/unit', 'tests/security', 'tests/structure'];

/**
 * Tests with a process of their own: those that replace modules, because another file of their worker may
 * have loaded the real ones, and that of expressions, which takes three times as long after other files have
 * compiled theirs.
 */
const ISOLATED = [
  'tests/structure/expressions.test.ts',
  ...globSync(`tests/{contract,unit}/${TEST_FILES}`, { cwd: root }).filter((name) =>
    readFileSync(path.join(root, name), 'utf8').includes('vi.mock('),
  ),
];
const CONTRACT = { globalSetup: ['tests/helpers/startTestDatabase.ts'] };

/** One project a step of `npm test`; a test that needs a browser is an `.e2e.ts` of Playwright's. */
export default defineConfig({
  root,
  plugins: [inlineScripts('es2020')],
  test: {
    root,
    // Many files wait for processes of their own: two workers leave a quarter of two cores idle.
    maxWorkers: availableParallelism() + 1,
    testTimeout: scaleLimit(60_000),
    hookTimeout: scaleLimit(60_000),
    expect: { poll: { timeout: scaleLimit(20_000) } },
    tags: [{ name: SWEEP, description: 'tries a rule over every page, file or control' }],
    projects: [
      // A process for each file would cost more than its tests.
      {
        extends: true,
        test: {
          name: 'unit',
          include: PURE.map((folder) => `${folder}/${TEST_FILES}`),
          exclude: ISOLATED,
          isolate: false,
        },
      },
      // All else that needs no build: what is not in a folder of its own step is here, so
      // that no test file is forgotten.
      {
        extends: true,
        test: {
          name: 'contract',
          isolate: false,
          ...CONTRACT,
          include: [`tests/${TEST_FILES}`],
          exclude: [
            ...[...PURE, 'tests/pages', 'tests/floor'].map((folder) => `${folder}/**`),
            ...ISOLATED,
          ],
        },
      },
      { extends: true, test: { name: 'isolated', ...CONTRACT, include: ISOLATED } },
      {
        extends: true,
        // They only read: jsdom is loaded once for all.
        test: { name: 'pages', include: [`tests/pages/${TEST_FILES}`], isolate: false },
      },
      {
        extends: true,
        test: { name: 'floor', include: [`tests/floor/${TEST_FILES}`] },
      },
    ],
  },
});
