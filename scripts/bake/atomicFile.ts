import {
  closeSync,
  fdatasync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { readdir, rm, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { threadId } from 'node:worker_threads';
import { HOUR_MS } from '../../src/model/durations.ts';
import { COMPRESSED_ENDINGS, type CompressedCopy, compressPage, isCopyOf } from './compressPage.ts';
import { isRunning } from './isRunning.ts';
import { noteChange } from './recordChanges.ts';

export type Written = 'written' | 'unchanged';

/*
 * Files of pages are read and written in this thread, because each call of `node:fs/promises` takes more CPU
 * time than the system call that it hands to another thread. Only the disk is waited for.
 */
const syncData = promisify(fdatasync);

let written = 0;

/**
 * Writes a file completely or not at all: under a temporary name until its bytes are on the disk.
 * The same bytes are not written again, so that the file keeps its time. With `compress` the file
 * gets compressed copies beside it; `copies` are some that were made before. A copy always has the
 * content of its file, also when the process is killed: hosts send copies without comparing. Rejects
 * when it cannot be written.
 */
export async function writeFileAtomically(
  file: string,
  content: string | Uint8Array,
  {
    compress,
    copies: made = [],
  }: { readonly compress: boolean; readonly copies?: readonly CompressedCopy[] },
): Promise<Written> {
  const bytes = Buffer.from(content);
  const before = await readFileIfExists(file);
  const isSame = before?.equals(bytes) ?? false;
  const hasCopies = compress || made.length > 0;
  if (isSame && (await hasRightCopies(file, bytes, hasCopies))) {
    noteChange(file, 'kept');
    return 'unchanged';
  }

  mkdirSync(path.dirname(file), { recursive: true });
  const copies = compress ? await compressPage(bytes) : made;
  // The file is written first: the local server ignores a copy that is older than its file.
  const parts = [...(isSame ? [] : [{ ending: '', bytes }]), ...copies];
  const temporary: { from: string; to: string }[] = [];
  try {
    for (const part of parts) {
      const to = file + part.ending;
      const from = temporaryName(to);
      temporary.push({ from, to });
      await writeDurably(from, part.bytes);
    }
    // In this order no copy has other content than the file beside it: the old copies are deleted,
    // the file is replaced, and the new copies follow. A file that is new has no old copies.
    if (before !== null) removeCopies(file);
    for (const { from, to } of temporary) renameSync(from, to);
  } catch (error) {
    await Promise.all(temporary.map(({ from }) => rm(from, { force: true })));
    throw error;
  }
  noteChange(file, isSame ? 'kept' : 'written');
  return isSame ? 'unchanged' : 'written';
}

/** Deletes a file and its compressed copies; returns whether there was a file. */
export async function deleteFileWithCopies(file: string): Promise<boolean> {
  // The copies first: a host may send a copy without checking that its file exists.
  removeCopies(file);
  let isThere = true;
  try {
    await unlink(file);
  } catch (error) {
    if (!isMissingFile(error)) throw error;
    isThere = false;
  }
  noteChange(file, 'deleted');
  return isThere;
}

/** Returns the bytes of a file; null when it does not exist. */
export async function readFileIfExists(file: string): Promise<Buffer | null> {
  try {
    // An error for each missing file would take more time.
    if (!statSync(file, { throwIfNoEntry: false })) return null;
    return readFileSync(file);
  } catch (error) {
    if (isMissingFile(error)) return null;
    throw error;
  }
}

export const isMissingFile = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Matches the names of `temporaryName`; the group is the id of the process. */
export const TEMPORARY_NAME = /^\..+\.(\d+)-\d+-\d+\.tmp$/;

/** Returns a hidden name, which no host sends, in the file's own folder, for an atomic rename. */
export function temporaryName(file: string): string {
  const name = `.${path.basename(file)}.${process.pid}-${threadId}-${written++}.tmp`;
  return path.join(path.dirname(file), name);
}

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const handle = openSync(file, 'wx');
  try {
    writeFileSync(handle, bytes);
    // Without it a power cut after the rename could leave an empty page.
    await syncData(handle);
  } finally {
    closeSync(handle);
  }
}

function removeCopies(file: string): void {
  for (const ending of COMPRESSED_ENDINGS) rmSync(file + ending, { force: true });
}

/** Returns whether all copies have the content of their file; with `hasCopies` both must exist. */
async function hasRightCopies(file: string, bytes: Buffer, hasCopies: boolean): Promise<boolean> {
  for (const ending of COMPRESSED_ENDINGS) {
    const copy = await readFileIfExists(file + ending);
    const isRight = copy === null ? !hasCopies : await isCopyOf(bytes, ending, copy);
    if (!isRight) return false;
  }
  return true;
}

/** Returns the entries of a folder; none when it does not exist. */
export async function listEntries(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (isMissingFile(error)) return [];
    throw error;
  }
}

/** Returns the names of `listEntries`. */
export const listNames = async (folder: string): Promise<string[]> =>
  (await listEntries(folder)).map(({ name }) => name);

/** No process writes one file for so long: an older temporary file is always a leftover. */
const LEFTOVER_AGE_MS = HOUR_MS;

/** Deletes the temporary files of ended processes in one folder, not in its subfolders. */
export async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await listNames(folder)) await removeIfLeftover(path.join(folder, name));
}

/** Deletes a file when it is the temporary file of an ended process. */
export async function removeIfLeftover(file: string): Promise<void> {
  const pid = TEMPORARY_NAME.exec(path.basename(file))?.[1];
  if (pid === undefined) return;
  try {
    const { mtimeMs } = await stat(file);
    if (isLeftover(Number(pid), mtimeMs)) await rm(file, { force: true });
  } catch (error) {
    // Its process has renamed it in the meantime.
    if (!isMissingFile(error)) throw error;
  }
}

function isLeftover(pid: number, modifiedMs: number): boolean {
  if (Date.now() - modifiedMs > LEFTOVER_AGE_MS || !isRunning(pid)) return true;
  // A container uses the same process ids after each start: an ended process may have had this id.
  return pid === process.pid && modifiedMs < Date.now() - process.uptime() * 1000;
}
