import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { findClosedFolder, type ServerAccount } from './serverAccount.ts';

/** The account owns the log's folder: root must not open what the account puts in its place. */
const LOG_FLAGS =
  constants.O_RDWR | constants.O_APPEND | constants.O_CREAT | (constants.O_NOFOLLOW ?? 0);

export interface ProgramOptions {
  /** The account that runs the program; null: the account of this process. */
  readonly account: ServerAccount | null;
  /** The program appends its output to this file, and its folder is the current folder. */
  readonly logFile: string;
}

/** The exit code of a program is not 0; the message is the last error of its output. */
export class ProgramFailed extends Error {
  readonly output: string;

  constructor(message: string, output: string) {
    super(message);
    this.output = output;
  }
}

/**
 * Runs a program of PostgreSQL to its end. Rejects with `ProgramFailed`, or with another error when
 * the program cannot be started.
 *
 * The program gets a session of its own, so that Ctrl-C does not end it.
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  { account, logFile }: ProgramOptions,
): Promise<void> {
  try {
    await runToEnd(program, args, { account, logFile });
  } catch (error) {
    // The programs' own messages do not name the folder.
    const folder = account && (await findClosedFolder([program, logFile], account));
    if (!folder) throw error;
    throw new Error(`the account with the id ${account.uid} cannot enter ${folder}`);
  }
}

async function runToEnd(
  program: string,
  args: readonly string[],
  { account, logFile }: ProgramOptions,
): Promise<void> {
  // A file, because the server would inherit a pipe and keep it open.
  const log = await open(logFile, LOG_FLAGS, 0o600);
  try {
    const { size } = await log.stat();
    const code = await new Promise<number | null>((resolve, reject) => {
      const child = spawn(program, args, {
        ...account,
        cwd: path.dirname(logFile),
        env: programEnvironment(),
        stdio: ['ignore', log.fd, log.fd],
        detached: true,
        windowsHide: true,
      });
      child.once('error', reject);
      child.once('exit', resolve);
    });
    if (code === 0) return;
    const added = Buffer.alloc((await log.stat()).size - size);
    await log.read(added, 0, added.length, size);
    const output = added.toString();
    const reason = findReason(output) ?? `${path.basename(program)} ended with the code ${code}`;
    throw new ProgramFailed(reason, output);
  } finally {
    await log.close();
  }
}

/** Returns the last error in the output of a program, or its last line; null when it is empty. */
function findReason(output: string): string | null {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const errors = lines.flatMap((line) => /(?:FATAL|PANIC|error):\s+(.+)/.exec(line)?.[1] ?? []);
  return errors.at(-1) ?? lines.at(-1) ?? null;
}

/** Returns the environment without PostgreSQL's variables, which would change what the programs do. */
function programEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(?:PG|LC_|LANG)/.test(name));
  // The reasons are read from English messages.
  return { ...Object.fromEntries(kept), LC_ALL: 'C' };
}
