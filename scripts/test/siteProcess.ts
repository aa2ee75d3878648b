import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../run/runCommand.ts';

const PROGRAM = fileURLToPath(new URL('./testedSite.ts', import.meta.url));

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
    child.once('exit', () => resolve(null));
    child.once('message', (message) => {
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
