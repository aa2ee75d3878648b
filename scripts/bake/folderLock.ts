import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

/** Returns the folder of the lock of `outDir`: beside it, so that no host serves it. */
export const stateDirOf = (outDir: string): string => `${path.resolve(outDir)}.state`;

/** Returns the name in the store of a site whose pages are in `outDir`. */
export const siteNameOf = (outDir: string): string => path.resolve(outDir);

/** How long a run waits for another run before it ends. */
export const LOCK_WAIT_MS = 600_000;
const RETRY_MS = 200;
/** A run has the lock a moment before its note about itself is written. */
const TRIES_FOR_NOTE = 10;
const UNKNOWN_HOLDER = 'its process is unknown';

/** Another run writes to the same folder; the message names its process. */
export class FolderLocked extends Error {}

export interface LockOptions {
  readonly waitMs?: number;
  /** Called at most once, while the lock is not free; `holder` describes the other run. */
  readonly onWait?: (holder: string) => void;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Acquires the lock of a folder of pages and returns the function that releases it. Waits while
 * another run holds it. Rejects with `FolderLocked` after `waitMs`, or when `signal`
 * aborts.
 *
 * The lock is that of a database file: the operating system releases it when its process
 * ends for any reason, so that no lock of an ended process remains.
 */
export async function lockFolder(
  stateDir: string,
  { waitMs = LOCK_WAIT_MS, onWait = () => {}, signal }: LockOptions = {},
): Promise<() => Promise<void>> {
  await mkdir(stateDir, { recursive: true });
  const database = new DatabaseSync(path.join(stateDir, 'lock.db'), { timeout: 0 });
  const holderFile = path.join(stateDir, 'lock.txt');
  const startedAt = performance.now();
  let hasReported = false;
  for (let tries = 1; !tryLock(database); tries += 1) {
    const holder = await readHolder(holderFile);
    if (performance.now() - startedAt >= waitMs || signal?.aborted) {
      database.close();
      throw new FolderLocked(
        `Another run is writing to this folder (${holder ?? UNKNOWN_HOLDER}).`,
      );
    }
    if (!hasReported && (holder !== null || tries >= TRIES_FOR_NOTE)) {
      onWait(holder ?? UNKNOWN_HOLDER);
      hasReported = true;
    }
    await pause(RETRY_MS);
  }
  try {
    await writeFile(holderFile, `process ${process.pid}, since ${new Date().toISOString()}`);
  } catch (error) {
    database.close();
    throw error;
  }
  return async () => {
    try {
      await rm(holderFile, { force: true });
    } finally {
      database.close();
    }
  };
}

/** Does some work with the lock of a folder. Rejects as `lockFolder` does. */
export async function withLock<T>(
  stateDir: string,
  options: LockOptions,
  work: () => Promise<T>,
): Promise<T> {
  const unlock = await lockFolder(stateDir, options);
  try {
    return await work();
  } finally {
    await unlock();
  }
}

function tryLock(database: DatabaseSync): boolean {
  try {
    database.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (error instanceof Error && /database is locked/.test(error.message)) return false;
    throw error;
  }
}

/** Returns what the other run has written about itself; null when there is nothing yet. */
const readHolder = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').then(
    (text) => text || null,
    () => null,
  );
