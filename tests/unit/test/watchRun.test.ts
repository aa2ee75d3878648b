import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { isRunning } from '../../../scripts/bake/isRunning.ts';
import { waitFor } from '../../helpers/waitFor.ts';

const WATCHER = fileURLToPath(new URL('../../../scripts/test/watchRun.ts', import.meta.url));
/** A process in a group of its own, as browsers are, that does not end when it is told to. */
const STUBBORN = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); process.send?.('up');`;
const RUN = `
  import { spawn } from 'node:child_process';
  import { watchRun } from ${JSON.stringify(WATCHER)};
  const run = watchRun();
  const options = { detached: true, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] };
  const child = spawn(process.execPath, ['-e', ${JSON.stringify(STUBBORN)}], options);
  child.once('message', () => process.send(child.pid));
  process.on('message', () => run.end().then(() => process.exit()));
`;

let runner: ChildProcess | undefined;
afterEach(() => void runner?.kill('SIGKILL'));

/** Starts a run; returns the id of the process that it leaves. */
async function startRun(): Promise<number> {
  const program = ['--input-type=module', '-e', RUN];
  runner = spawn(process.execPath, program, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const [pid] = await once(runner, 'message');
  return Number(pid);
}

describe.skipIf(!existsSync('/proc'))('what a test run has started', () => {
  it('has ended when the run has ended', async () => {
    const pid = await startRun();
    expect(isRunning(pid)).toBe(true);
    runner?.send('end');
    await once(runner as ChildProcess, 'exit');
    await waitFor(() => expect(isRunning(pid)).toBe(false));
  });

  it('ends when the run is killed', async () => {
    const pid = await startRun();
    runner?.kill('SIGKILL');
    await waitFor(() => expect(isRunning(pid)).toBe(false));
  });
});
