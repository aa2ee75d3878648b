import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../scripts/build/listFiles.ts';
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
  return (await listFiles(outDir)).filter((name) => name.endsWith(end)).sort();
}
