import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../run/runCommand.ts';

const PROGRAM = fileURLToPath(new URL('./testedSite.ts', import.meta.url));
const READY_LIMIT_MS = 400_000;

/** The message of the process when the site is ready. */
export interface ReadyMessage {
  /** Articles that could not be baked. */
  readonly failures: number;
}

export interface TestedSite extends ReadyMessage {
  readonly end: () => Promise<void>;
}

/** Starts the tested site. Resolves to null when it does not start; the reason is logged. */
export function startSiteProcess(): Promise<TestedSite | null> {
  const child = fork(PROGRAM, { cwd: ROOT });
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      console.log(`the site was not up after ${READY_LIMIT_MS} ms`);
      child.kill('SIGKILL');
    }, READY_LIMIT_MS);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve(null);
    });
    child.once('message', (message) => {
      clearTimeout(timer);
      resolve({ ...(message as ReadyMessage), end: () => endProcess(child) });
    });
  });
}

function endProcess(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
