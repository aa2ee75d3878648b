/**
 * Ends what a test run has left running, whatever ended the run. `npm test` starts it, and the end
 * of `npm test` closes its input.
 */
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Processes that have lost the run may end by themselves. */
const OWN_END_MS = 3000;
const POLL_MS = 50;

const [, , mark = ''] = process.argv;

/**
 * Returns the processes with the mark in their environment. Process groups would not do: browsers
 * and servers have groups of their own. Without `/proc` (outside of Linux) there are none.
 */
function listMarked(): readonly number[] {
  return readdirIfExists('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => readIfExists(`/proc/${name}/environ`).split('\0').includes(mark))
    .map(Number);
}

function readdirIfExists(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function readIfExists(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function signalAll(signal: NodeJS.Signals): void {
  for (const pid of listMarked()) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has just ended.
    }
  }
}

process.stdin.resume();
await once(process.stdin, 'close');
signalAll('SIGTERM');
const started = performance.now();
while (listMarked().length > 0 && performance.now() - started < OWN_END_MS) await pause(POLL_MS);
for (const pid of listMarked()) {
  console.error(
    `ended ${pid}: ${readIfExists(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').slice(0, 100)}`,
  );
}
signalAll('SIGKILL');
