import { readFileSync } from 'node:fs';

/** Whether a process of this machine has the id and has not ended. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, under another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return !isZombie(readStat(pid));
}

/**
 * Whether the text of `/proc/PID/stat` is that of an ended process whose parent has not asked
 * for its exit code. A container without an init process keeps killed ones for ever.
 */
export function isZombie(stat: string): boolean {
  // The name, in parentheses, may hold anything.
  const state = stat.slice(stat.lastIndexOf(')') + 1).trim()[0];
  return state === 'Z' || state === 'X';
}

/** '' where the system has no such file. */
function readStat(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
}
