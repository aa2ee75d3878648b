import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { inlineScripts } from '../scripts/build/inlineScripts.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const TEST_FILES = '**/*.test.{ts,tsx}';

/** One project a step of `npm test`; a test that needs a browser is an `.e2e.ts` of Playwright's. */
export default defineConfig({
  root,
  plugins: [inlineScripts('es2020')],
  test: {
    root,
    projects: [
      // All that needs no build: what is not in a folder of its own step is here, so
      // that no test file is forgotten.
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`tests/${TEST_FILES}`],
          exclude: ['tests/pages/**', 'tests/floor/**'],
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
