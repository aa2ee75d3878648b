import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
/** As the name of an event, also of one that is listened to by a property. */
const UNLOAD = /(['"])unload\1|\bonunload\b/;

it('no page listens to unload, which would keep it out of the back/forward cache', () => {
  expect(UNLOAD.test("addEventListener('unload', leave)")).toBe(true);
  const files = globSync('src/**/*.{ts,tsx,astro}', { cwd: ROOT });
  expect(files.filter((file) => UNLOAD.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});
