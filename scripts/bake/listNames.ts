import { readdir } from 'node:fs/promises';
import { isMissingFile } from './atomicFile.ts';

/** Returns the names of the entries of a folder; none when it does not exist. */
export async function listNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissingFile(error)) return [];
    throw error;
  }
}
