import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { inlineScripts } from '../scripts/build/inlineScripts.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A project for each step of `npm test` that has tests without a browser of their own. */
const project = (name: string, folders: string, testTimeout: number) => ({
  extends: true as const,
  test: { name, root, include: [`tests/${folders}/**/*.test.{ts,tsx}`], testTimeout },
});

export default defineConfig({
  root,
  plugins: [inlineScripts(['chrome87', 'safari14'])],
  test: {
    projects: [
      project('unit', '{unit,structure,contract}', 10_000),
      project('security', 'security', 20_000),
      project('pages', 'pages', 10_000),
      project('floor', 'floor', 60_000),
    ],
  },
});
