import { link, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { walkFiles } from '../../scripts/build/listFiles.ts';

/** Makes a folder with the files of another one, without copying them: none may be changed in place. */
export async function linkFiles(from: string, to: string): Promise<void> {
  for await (const name of walkFiles(from)) {
    const file = path.join(to, name);
    await mkdir(path.dirname(file), { recursive: true });
    await link(path.join(from, name), file);
  }
}
