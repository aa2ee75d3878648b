import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the build and the baker wrote: the files that a CDN gets. */
export const CLIENT_DIR = fileURLToPath(new URL('../../dist/client', import.meta.url));

/** The text of a built file, by its path below the base: 'newsDetail/12/345.html'. */
export function readBuilt(name: string): string {
  const file = path.join(CLIENT_DIR, name);
  if (!existsSync(file)) throw new Error(`dist/client/${name} is missing: was it built and baked?`);
  return readFileSync(file, 'utf8');
}

/** Paths of all built files that end so ('.html'), below the base. */
export async function listBuilt(end: string): Promise<string[]> {
  const names = await readdir(CLIENT_DIR, { recursive: true });
  const urls = names.map((name) => name.split(path.sep).join('/'));
  return urls.filter((name) => name.endsWith(end)).sort();
}
