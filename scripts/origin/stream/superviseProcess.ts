import type { ChildProcess } from 'node:child_process';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
/** After this run time a start counts as successful, and the wait is reset. */
const WELL_AFTER_MS = 15_000;
const KILL_AFTER_MS = 2000;

export interface SupervisedProcess {
  readonly isRunning: () => boolean;
  /** Ends the process, resolves when it has exited, and does not restart it. */
  readonly stop: () => Promise<void>;
}

/** Restarts a process whenever it ends, with exponential backoff. */
export function superviseProcess(start: () => Promise<ChildProcess>): SupervisedProcess {
  let child: ChildProcess | null = null;
  let timer: NodeJS.Timeout | undefined;
  let wait = FIRST_WAIT_MS;
  let isStopped = false;
  let starting: Promise<void> = Promise.resolve();

  const again = () => {
    child = null;
    if (isStopped) return;
    timer = setTimeout(run, wait);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  };

  const run = () => {
    starting = start().then(watch, again);
  };

  const watch = (started: ChildProcess) => {
    child = started;
    const since = Date.now();
    const end = () => {
      if (child !== started) return;
      if (Date.now() - since > WELL_AFTER_MS) wait = FIRST_WAIT_MS;
      again();
    };
    started.once('error', end);
    started.once('exit', end);
    if (hasEnded(started)) end();
  };

  run();
  return {
    isRunning: () => child !== null,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await starting;
      if (child) await endProcess(child);
    },
  };
}

function endProcess(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (hasEnded(child)) return resolve();
    const timer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null;
