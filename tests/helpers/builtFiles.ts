import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { TESTED_FOLDERS } from '../../scripts/test/testedFolders.ts';

const { outDir } = TESTED_FOLDERS;

/** Returns the text of a built file by its path below the base. Throws when it is missing. */
export function readBuilt(name: string): string {
  const file = path.join(outDir, name);
  if (!existsSync(file)) throw new Error(`${file} is missing: was it built and baked?`);
  return readFileSync(file, 'utf8');
}

/** Returns the paths below the base of all built files with this ending, such as '.html'. */
export async function listBuilt(end: string): Promise<string[]> {
  const names = await readdir(outDir, { recursive: true });
  const urls = names.map((name) => name.split(path.sep).join('/'));
  return urls.filter((name) => name.endsWith(end)).sort();
}
