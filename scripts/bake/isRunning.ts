import { readFileSync } from 'node:fs';

/** Returns whether a process of this machine has the id and has not ended. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return !isZombie(readStat(pid));
}

/**
 * Returns whether `/proc/PID/stat` describes an ended process whose parent has not read its exit
 * code. A container without an init process keeps killed processes in this state.
 */
export function isZombie(stat: string): boolean {
  // The name, in parentheses, may contain any character.
  const state = stat.slice(stat.lastIndexOf(')') + 1).trim()[0];
  return state === 'Z' || state === 'X';
}

/** Returns '' on a system without such a file. */
function readStat(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
}
