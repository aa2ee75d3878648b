import { mkdir, open, readFile, rename, rm, unlink } from 'node:fs/promises';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { COMPRESSED_ENDINGS, compressPage, isCopyOf } from './compress.ts';

export type Written = 'written' | 'unchanged';

let written = 0;

/**
 * Writes a file completely or not at all: its bytes get a temporary name until they are on the
 * disk. The same bytes are not written again, so that their file keeps its time. With
 * `compress` the file has compressed copies beside it. A copy beside a file always holds the
 * bytes of that file, also when the process is killed: hosts send copies without comparing.
 */
export async function writeWhole(
  file: string,
  content: string | Uint8Array,
  { compress }: { readonly compress: boolean },
): Promise<Written> {
  const bytes = Buffer.from(content);
  const isSame = (await readIfThere(file))?.equals(bytes) ?? false;
  if (isSame && (await hasRightCopies(file, bytes, compress))) return 'unchanged';

  await mkdir(path.dirname(file), { recursive: true });
  const copies = compress ? await compressPage(bytes) : [];
  // The file is the first: the local server refuses a copy that is older than its file.
  const parts = [...(isSame ? [] : [{ ending: '', bytes }]), ...copies];
  const temporary: { from: string; to: string }[] = [];
  try {
    for (const part of parts) {
      const to = file + part.ending;
      const from = temporaryName(to);
      temporary.push({ from, to });
      await writeDurably(from, part.bytes);
    }
    // In this order no copy of other bytes is ever beside the file: copies go, the file
    // comes, its copies come.
    await removeCopies(file);
    for (const { from, to } of temporary) await rename(from, to);
  } catch (error) {
    await Promise.all(temporary.map(({ from }) => rm(from, { force: true })));
    throw error;
  }
  return isSame ? 'unchanged' : 'written';
}

/** Takes a file and its compressed copies away; tells whether there was one. */
export async function removeWhole(file: string): Promise<boolean> {
  // The copies first: a host may send one without looking for its file.
  await removeCopies(file);
  try {
    await unlink(file);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** A file's bytes, null when there is none. */
export async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The names that `temporaryName` gives; the group is the id of the process. */
export const TEMPORARY_NAME = /^\..+\.(\d+)-\d+-\d+\.tmp$/;

/** Hidden, so that no host sends it; in the file's own folder, so that a rename is enough. */
function temporaryName(file: string): string {
  const name = `.${path.basename(file)}.${process.pid}-${threadId}-${written++}.tmp`;
  return path.join(path.dirname(file), name);
}

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    // Else a power cut after the rename could leave an empty page.
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

async function removeCopies(file: string): Promise<void> {
  for (const ending of COMPRESSED_ENDINGS) await rm(file + ending, { force: true });
}

/** Copies that are there hold the bytes of their file, and none is missing with `compress`. */
async function hasRightCopies(file: string, bytes: Buffer, compress: boolean): Promise<boolean> {
  for (const ending of COMPRESSED_ENDINGS) {
    const copy = await readIfThere(file + ending);
    const isRight = copy === null ? !compress : await isCopyOf(bytes, ending, copy);
    if (!isRight) return false;
  }
  return true;
}
