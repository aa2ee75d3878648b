import path from 'node:path';
import { listEntries } from '../bake/atomicFile.ts';

/**
 * Yields the paths of all files below a folder, relative to it and with '/'; none when it is
 * missing. Symbolic links are skipped. Reads one folder at a time, because a site has hundreds of
 * thousands of files.
 */
export async function* walkFiles(folder: string, prefix = ''): AsyncGenerator<string> {
  for (const entry of await listEntries(folder)) {
    if (entry.isFile()) yield prefix + entry.name;
    else if (entry.isDirectory()) {
      yield* walkFiles(path.join(folder, entry.name), `${prefix}${entry.name}/`);
    }
  }
}

/** Returns the paths of `walkFiles` as a list. */
export async function listFiles(folder: string): Promise<string[]> {
  const files: string[] = [];
  for await (const file of walkFiles(folder)) files.push(file);
  return files;
}
