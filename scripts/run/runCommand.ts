import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Time for a program to end its children before it is killed. */
const KILL_DELAY_MS = 5000;

export interface CommandOptions {
  /** Added to the environment of this process. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** 'show' passes the output through; 'keep' collects it. */
  readonly output: 'show' | 'keep';
  /** The command gets SIGTERM after this time, and SIGKILL a little later. */
  readonly limitMs?: number;
  /** Sends it SIGTERM. */
  readonly signal?: AbortSignal | undefined;
}

export interface CommandResult {
  readonly code: number;
  /** The collected output of both streams, in order. */
  readonly text: string;
}

/** Starts a program of the project or of its packages, in the project's root. */
export function startCommand(
  program: string,
  args: readonly string[],
  env: CommandOptions['env'] = {},
  stdio: 'inherit' | 'pipe' = 'inherit',
): ChildProcess {
  const bin = path.join(ROOT, 'node_modules', '.bin');
  return spawn(program, args, {
    cwd: ROOT,
    // Programs of packages are scripts that need the packaged Node first in PATH.
    env: {
      ...process.env,
      PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
      ASTRO_TELEMETRY_DISABLED: '1',
      ...env,
    },
    stdio: ['ignore', stdio, stdio],
    shell: process.platform === 'win32',
  });
}

/** Runs a program to its end; never rejects. */
export function runCommand(
  program: string,
  args: readonly string[],
  options: CommandOptions,
): Promise<CommandResult> {
  const stdio = options.output === 'show' ? 'inherit' : 'pipe';
  const child = startCommand(program, args, options.env, stdio);
  const end = () => child.kill();
  options.signal?.addEventListener('abort', end);
  let text = '';
  const keep = (part: Buffer) => {
    text += part.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return new Promise((resolve) => {
    const timer = options.limitMs
      ? setTimeout(() => {
          text += `\nended after ${options.limitMs} ms`;
          child.kill('SIGINT');
          setTimeout(() => child.kill('SIGKILL'), KILL_DELAY_MS).unref();
        }, options.limitMs)
      : undefined;
    child.once('error', (error) => {
      clearTimeout(timer);
      resolve({ code: 1, text: text + error.message });
    });
    child.once('close', (code) => {
      clearTimeout(timer);
      options.signal?.removeEventListener('abort', end);
      resolve({ code: code ?? 1, text });
    });
  });
}
