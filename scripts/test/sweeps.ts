import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run/runCommand.ts';

/** The tag of tests that try a rule over every page, file or control; Playwright's begins with '@'. */
export const SWEEP = 'sweep';

/** Returns the number of tests and groups of tests with the tag. */
export function countSweeps(): number {
  const files = globSync('tests/**/*.{test,e2e}.{ts,tsx}', { cwd: ROOT });
  const counts = files.map((file) => countTags(readFileSync(path.join(ROOT, file), 'utf8')));
  return counts.reduce((sum, count) => sum + count, 0);
}

export const countTags = (text: string): number =>
  text.match(/\btags?: \[?'@?sweep'/g)?.length ?? 0;
