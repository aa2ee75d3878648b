import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** The account of the operating system that runs the server. */
export interface ServerAccount {
  readonly uid: number;
  readonly gid: number;
}

type Run = (program: string, args: readonly string[]) => Promise<{ readonly stdout: string }>;

const ACCOUNT = 'postgres';
/** Accounts that exist on most systems and own no files. */
const FALLBACK = 'nobody';

/**
 * Returns an account for the server, because PostgreSQL refuses to run as root: `postgres`, which is
 * created when it does not exist, else `nobody`. Returns null when no account exists.
 */
export async function findServerAccount(
  run: Run = promisify(execFile),
): Promise<ServerAccount | null> {
  const existing = await readAccount(ACCOUNT, run);
  if (existing !== null) return existing;
  await createAccount(run);
  return (await readAccount(ACCOUNT, run)) ?? (await readAccount(FALLBACK, run));
}

/** Returns null when there is no account of this name. */
async function readAccount(name: string, run: Run): Promise<ServerAccount | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}

/** Creates the account without a login and without a home; does nothing where this is impossible. */
async function createAccount(run: Run): Promise<void> {
  const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin'];
  await run('useradd', [...options, ACCOUNT]).catch(() => {});
}

/**
 * Returns the outermost folder on the way to the files that the account cannot enter by the
 * folder's mode; null when there is none.
 */
export async function findClosedFolder(
  files: readonly string[],
  account: ServerAccount,
): Promise<string | null> {
  for (const folder of files.flatMap(listParents)) {
    const { uid, gid, mode } = await stat(folder);
    // The digit of the mode that decides: of the owner, of the group, of all others.
    const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
    if (((mode >> shift) & 1) === 0) return folder;
  }
  return null;
}

/** Returns the folders that contain a file with an absolute path, the outermost first. */
function listParents(file: string): string[] {
  const parent = path.dirname(file);
  return parent === file ? [] : [...listParents(parent), parent];
}
