import { chmod, cp, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { PostgresPrograms } from './postgresPrograms.ts';
import { findClosedFolder, type ServerAccount } from './serverAccount.ts';

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
