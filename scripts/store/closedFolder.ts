import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { ServerAccount } from './serverAccount.ts';

/**
 * Returns the outermost folder on the way to the files that the account cannot enter by the
 * folder's mode; null when there is none.
 */
export async function findClosedFolder(
  files: readonly string[],
  account: ServerAccount,
): Promise<string | null> {
  for (const folder of files.flatMap(listParents)) {
    const { uid, gid, mode } = await stat(folder);
    // The digit of the mode that decides: of the owner, of the group, of all others.
    const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
    if (((mode >> shift) & 1) === 0) return folder;
  }
  return null;
}

/** Returns the folders that contain a file with an absolute path, the outermost first. */
function listParents(file: string): string[] {
  const parent = path.dirname(file);
  return parent === file ? [] : [...listParents(parent), parent];
}
