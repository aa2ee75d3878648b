import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the files that the build and the bake command write, for a CDN. */
export const CLIENT_DIR = fileURLToPath(new URL('../../dist/client', import.meta.url));

/** Returns the text of a built file by its path below the base. Throws when it is missing. */
export function readBuilt(name: string): string {
  const file = path.join(CLIENT_DIR, name);
  if (!existsSync(file)) throw new Error(`dist/client/${name} is missing: was it built and baked?`);
  return readFileSync(file, 'utf8');
}

/** Returns the paths below the base of all built files with this ending, such as '.html'. */
export async function listBuilt(end: string): Promise<string[]> {
  const names = await readdir(CLIENT_DIR, { recursive: true });
  const urls = names.map((name) => name.split(path.sep).join('/'));
  return urls.filter((name) => name.endsWith(end)).sort();
}
