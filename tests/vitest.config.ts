import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { inlineScripts } from '../scripts/build/inlineScripts.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const TEST_FILES = '**/*.test.{ts,tsx}';
const PURE = ['tests/unit', 'tests/security', 'tests/structure'];

/** One project a step of `npm test`; a test that needs a browser is an `.e2e.ts` of Playwright's. */
export default defineConfig({
  root,
  plugins: [inlineScripts('es2020')],
  test: {
    root,
    projects: [
      // Rules and stores: a process for each file would cost more than its tests.
      {
        extends: true,
        test: {
          name: 'unit',
          include: PURE.map((folder) => `${folder}/${TEST_FILES}`),
          isolate: false,
          testTimeout: 20_000,
        },
      },
      // All else that needs no build: what is not in a folder of its own step is here, so
      // that no test file is forgotten.
      {
        extends: true,
        test: {
          name: 'contract',
          include: [`tests/${TEST_FILES}`],
          exclude: [...PURE, 'tests/pages', 'tests/floor'].map((folder) => `${folder}/**`),
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: { name: 'pages', include: [`tests/pages/${TEST_FILES}`], testTimeout: 20_000 },
      },
      {
        extends: true,
        test: { name: 'floor', include: [`tests/floor/${TEST_FILES}`], testTimeout: 60_000 },
      },
    ],
  },
});
