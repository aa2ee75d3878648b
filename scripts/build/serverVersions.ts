import { cp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { readFileIfExists, writeFileAtomically } from '../bake/atomicFile.ts';
import { isRunning } from '../bake/isRunning.ts';

/** The file in `dist/server` that names the folder of the current renderer. */
const POINTER = 'current';
/** The build time (epoch ms) and the id of the process. */
const VERSION = /^\d+-(\d+)$/;

/**
 * Returns the folder of the current renderer: `dist/server` itself when there is no pointer (a
 * build from before versioned folders).
 */
export async function findServerVersion(serverDir: string): Promise<string> {
  const name = await readPointer(serverDir);
  return name === null ? serverDir : path.join(serverDir, name);
}

/**
 * Copies a built renderer into a new folder and returns the name of its version. It is not used
 * before `switchServerVersion`.
 */
export async function addServerVersion(
  from: string,
  serverDir: string,
  now: number,
): Promise<string> {
  const version = `${now}-${process.pid}`;
  await cp(from, path.join(serverDir, version), { recursive: true });
  return version;
}

/**
 * Makes a version the current one. The previous version is kept for runs that started with it and
 * still load modules, as are versions that other builds are adding; all other files are removed.
 */
export async function switchServerVersion(serverDir: string, version: string): Promise<void> {
  const previous = await readPointer(serverDir);
  await writeFileAtomically(path.join(serverDir, POINTER), version, { compress: false });
  const kept = [POINTER, version, previous];
  for (const name of await readdir(serverDir)) {
    if (kept.includes(name) || isBeingAdded(name)) continue;
    await rm(path.join(serverDir, name), { recursive: true, force: true });
  }
}

function isBeingAdded(version: string): boolean {
  const pid = Number(VERSION.exec(version)?.[1] ?? process.pid);
  return pid !== process.pid && isRunning(pid);
}

async function readPointer(serverDir: string): Promise<string | null> {
  const name = (await readFileIfExists(path.join(serverDir, POINTER)))?.toString().trim() ?? '';
  return VERSION.test(name) ? name : null;
}
