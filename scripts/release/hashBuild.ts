import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../build/listFiles.ts';
import { clientDirOf, hostRulesOf, serverDirOf } from './builds.ts';

/** The characters of a version: 64 bits. */
const LENGTH = 16;

/** Returns the version of a build: a hash of the names and contents of its files. */
export async function hashBuild(dir: string): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of [clientDirOf({ dir }), serverDirOf({ dir }), hostRulesOf({ dir })]) {
    hash.update(`\0\0${path.basename(folder)}`);
    for (const name of (await listFiles(folder)).sort()) {
      const content = readFileSync(path.join(folder, name));
      hash.update(`\0${name}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex').slice(0, LENGTH);
}
