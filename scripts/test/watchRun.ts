import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('./endLeftovers.ts', import.meta.url));
/** Is in the environment of all that the run starts. */
const MARK = 'TEST_RUN';

/** Lets nothing that this process starts from now on outlive it, in whatever way it ends. */
export function watchRun(): { readonly end: () => Promise<void> } {
  const { [MARK]: _, ...env } = process.env;
  const id = `${process.pid}-${Date.now()}`;
  const watcher = spawn(process.execPath, [PROGRAM, `${MARK}=${id}`], {
    // In a group of its own, so that Ctrl+C does not end it.
    env,
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  process.env[MARK] = id;
  const ended = new Promise<void>((resolve) => watcher.once('exit', () => resolve()));
  return {
    end: () => {
      watcher.stdin?.end();
      return ended;
    },
  };
}
