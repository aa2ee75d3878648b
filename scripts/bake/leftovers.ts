import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { HOUR_MS } from '../../src/model/durations.ts';
import { isMissingFile, listNames, TEMPORARY_NAME } from './atomicFile.ts';
import { isRunning } from './isRunning.ts';

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
