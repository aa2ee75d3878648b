import { execFile } from 'node:child_process';
import { readlink, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { readFileIfExists } from '../bake/atomicFile.ts';
import { isRunning } from '../bake/isRunning.ts';

/** A server process that runs on a folder of data. */
export interface RunningServer {
  readonly pid: number;
  /** Null until the server has written it. */
  readonly port: number | null;
}

/** Returns the file in which a server describes itself while it runs. */
export const postmasterFileOf = (data: string): string => path.join(data, 'postmaster.pid');

/** Returns the server that runs on the folder of data; null when there is none. */
export async function findRunningServer(data: string): Promise<RunningServer | null> {
  // Lines: process id, folder, start time, port, … (PostgreSQL's src/include/utils/pidfile.h).
  const [pid = '', , , port = ''] = (await readPostmasterFile(data))?.split('\n') ?? [];
  if (!(await isServerOf(pid, data))) return null;
  return { pid: Number(pid), port: /^\d+$/.test(port) ? Number(port) : null };
}

/** Deletes the file of a server that has ended: PostgreSQL trusts any process with its id. */
export async function removeStalePostmasterFile(data: string): Promise<void> {
  const text = await readPostmasterFile(data);
  if (text === null || (await isServerOf(text.split('\n')[0] ?? '', data))) return;
  await rm(postmasterFileOf(data), { force: true });
}

async function readPostmasterFile(data: string): Promise<string | null> {
  return (await readFileIfExists(postmasterFileOf(data)))?.toString() ?? null;
}

/**
 * Returns whether a process is the server of the folder. The file of a killed server remains, and
 * another process may have its id, as in a container, which uses the same ids after each start.
 */
async function isServerOf(pid: string, data: string): Promise<boolean> {
  if (!/^\d+$/.test(pid) || !isRunning(Number(pid)) || isForeign(Number(pid))) return false;
  try {
    return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(data));
  } catch {
    return namesFolder(pid, data);
  }
}

/**
 * Returns whether a process belongs to another account. The server does not: it has the account of this
 * process, which may do everything as root.
 */
function isForeign(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Returns whether the command of a process names a folder, as that of the server does; true if unknown. */
async function namesFolder(pid: string, folder: string): Promise<boolean> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', pid]);
    return stdout.includes(folder);
  } catch {
    return true;
  }
}
