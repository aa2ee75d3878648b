import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { PostgresPrograms } from './postgresPrograms.ts';

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

/** Only root can write to the folder that contains it. */
export const OPEN_PLACE = '/var/lib/broadsheet';

/**
 * Returns the folder for files that the server's account uses: the wanted one, or one of root that
 * every account can enter, where a folder on the way to the wanted one is closed (root's home).
 */
export async function chooseOpenPlace(wanted: string, account: ServerAccount): Promise<string> {
  const inside = path.join(wanted, 'file');
  return (await findClosedFolder([inside], account)) === null ? wanted : makeOpenPlace();
}

/** Returns the programs where the account can run them: copied once for each version when they are not. */
export async function letRun(
  programs: PostgresPrograms,
  account: ServerAccount,
): Promise<PostgresPrograms> {
  const { version, packageDir } = programs;
  if ((await findClosedFolder([programs.initdb], account)) === null) return programs;
  const copy = path.join(await makeOpenPlace(), `postgresql-${version}-${process.arch}`);
  if (!(await exists(copy))) await copyPrograms(packageDir, copy);
  const moved = (file: string) => path.join(copy, path.relative(packageDir, file));
  return {
    version,
    packageDir: copy,
    initdb: moved(programs.initdb),
    pgCtl: moved(programs.pgCtl),
  };
}

/** Copies a package; another process may do the same at this moment. */
async function copyPrograms(packageDir: string, copy: string): Promise<void> {
  const unfinished = await mkdtemp(`${copy}.new-`);
  try {
    await cp(packageDir, unfinished, { recursive: true, verbatimSymlinks: true });
    const entries = await readdir(unfinished, { recursive: true, withFileTypes: true });
    await letRead(unfinished);
    for (const entry of entries) {
      if (!entry.isSymbolicLink()) await letRead(path.join(entry.parentPath, entry.name));
    }
    await rename(unfinished, copy).catch(async (error: unknown) => {
      if (!(await exists(copy))) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** Gives all accounts the right to read a file that its owner has, and to enter a folder. */
async function letRead(file: string): Promise<void> {
  const { mode } = await stat(file);
  await chmod(file, mode | ((mode & 0o500) >> 3) | ((mode & 0o500) >> 6));
}

/** Returns the open place, which is made when it is missing. Rejects when another account owns it. */
async function makeOpenPlace(): Promise<string> {
  await mkdir(OPEN_PLACE, { recursive: true });
  if ((await stat(OPEN_PLACE)).uid !== 0) throw new Error(`${OPEN_PLACE} does not belong to root`);
  await chmod(OPEN_PLACE, 0o711);
  return OPEN_PLACE;
}

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );
