import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { isMissingFile } from '../../bake/atomicFile.ts';

/**
 * Returns the CPU seconds, user and system, of the ended children of a shell from the output of its
 * `times` (POSIX): the last line, such as `0m1.50s 0m0.25s`. NaN when there is no such line.
 */
export function parseChildTimes(output: string): number {
  const line = output.trim().split('\n').at(-1) ?? '';
  const match = /^(\d+)m([\d.]+)s (\d+)m([\d.]+)s$/.exec(line);
  if (!match) return Number.NaN;
  const [minutes, seconds, systemMinutes, systemSeconds] = match.slice(1).map(Number);
  return (Number(minutes) + Number(systemMinutes)) * 60 + Number(seconds) + Number(systemSeconds);
}

/** How often the peak memory is read, which is lost when the program ends. */
const MEMORY_INTERVAL_MS = 20;

export interface MeasuredProgram {
  readonly wallSeconds: number;
  readonly cpuSeconds: number;
  /** NaN where the system has no `/proc`. */
  readonly peakBytes: number;
}

/** The status of a shell that does not find a program (POSIX). */
const NOT_FOUND = 127;

/**
 * Runs a program to its end and returns what it needed; null when it is not installed. Rejects when
 * it fails. A shell runs it, whose `times` has the CPU time of its children.
 */
export async function measureProgram(
  program: string,
  args: readonly string[],
  signal: AbortSignal,
): Promise<MeasuredProgram | null> {
  const script = '"$@" >&2 & echo $!; wait $!; code=$?; times; exit $code';
  const startedAt = performance.now();
  const shell = spawn('sh', ['-c', script, 'sh', program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that the program can be ended with the shell.
    detached: true,
  });
  const end = () => {
    if (shell.pid !== undefined && shell.exitCode === null) process.kill(-shell.pid, 'SIGKILL');
  };
  signal.addEventListener('abort', end);
  let output = '';
  let errors = '';
  shell.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  shell.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  let peakBytes = Number.NaN;
  const timer = setInterval(async () => {
    const pid = Number.parseInt(output, 10);
    if (pid > 0) peakBytes = (await readPeakBytes(pid)) ?? peakBytes;
  }, MEMORY_INTERVAL_MS);
  try {
    const code = await waitForEnd(shell);
    if (code === NOT_FOUND) return null;
    if (code !== 0) throw new Error(`${program} ended with ${code}: ${errors}`);
    const wallSeconds = (performance.now() - startedAt) / 1000;
    return { wallSeconds, cpuSeconds: parseChildTimes(output), peakBytes };
  } finally {
    clearInterval(timer);
    signal.removeEventListener('abort', end);
  }
}

/** Returns the status of a shell, also where the system has no shell. */
async function waitForEnd(shell: ChildProcess): Promise<unknown> {
  try {
    const [code] = await once(shell, 'close');
    return code;
  } catch (error) {
    if (isMissingFile(error)) return NOT_FOUND;
    throw error;
  }
}

/** Returns null for a process that has ended, and where the system has no `/proc`. */
async function readPeakBytes(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const match = /^VmHWM:\s+(\d+) kB$/m.exec(status);
  return match ? Number(match[1]) * 1024 : null;
}
