import { randomBytes } from 'node:crypto';
import {
  chmod,
  chown,
  mkdtemp,
  readdir,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { isMissingFile, readFileIfExists } from '../bake/atomicFile.ts';
import type { PostgresPrograms } from './postgresPrograms.ts';
import { EmbeddedServerFailed } from './postgresPrograms.ts';
import { findRunningServer } from './postmasterFile.ts';
import { runProgram } from './runProgram.ts';
import {
  chooseOpenPlace,
  findServerAccount,
  letRun,
  OPEN_PLACE,
  type ServerAccount,
} from './serverAccount.ts';

/** The name of the server's only account and of its database. */
export const DATABASE_ACCOUNT = 'postgres';

const FOLDER = 'cluster';
/** An initialisation that was killed may still write to its folder: each one has its own. */
const NEW_FOLDER = `${FOLDER}.new-`;
/** Beside a cluster in the open place: a link to the name of that cluster in its data folder. */
const BACK_LINK = '.name';

/** The files of the embedded server. */
export interface PostgresCluster {
  /** The folder of the database. */
  readonly data: string;
  readonly passwordFile: string;
  readonly logFile: string;
  readonly programs: PostgresPrograms;
  /** The account that runs the server and owns the files; null: the account of this process. */
  readonly account: ServerAccount | null;
}

/**
 * Returns the files of the server in a folder and initialises them when there are none. Rejects with
 * the reason when they cannot be initialised.
 *
 * The files are made in a folder that gets its name when it is complete, so that a killed process
 * leaves no broken database. Those of another major version of PostgreSQL are replaced: the store can be
 * filled again. Where the server's account cannot enter `dataDir`, the name is that of a
 * link to a folder that it can enter. The caller holds the lock of `dataDir`.
 */
export async function prepareCluster(
  dataDir: string,
  programs: PostgresPrograms,
): Promise<PostgresCluster> {
  await removeUnfinished(dataDir);
  const folder = path.join(dataDir, FOLDER);
  const owner = await findOwner(folder);
  const account = await decideAccount(owner);
  if (account !== null) {
    await letEnter(dataDir);
    await removeLeftClusters();
  }
  const server = { programs: account ? await letRun(programs, account) : programs, account };
  const isUsable = owner !== null && !(await isOutdated(folder, programs));
  if (!isUsable) await initialiseCluster(dataDir, server);
  return { ...server, ...describeCluster(await realpath(folder)) };
}

/** Who runs the server, and with which programs. */
type Server = Pick<PostgresCluster, 'programs' | 'account'>;

const describeCluster = (folder: string): Omit<PostgresCluster, keyof Server> => ({
  data: path.join(folder, 'data'),
  passwordFile: path.join(folder, 'password'),
  logFile: path.join(folder, 'server.log'),
});

/**
 * Returns whether the programs cannot read a cluster, because those of another major version have made
 * it; a server that still runs can be used.
 */
async function isOutdated(folder: string, { version }: PostgresPrograms): Promise<boolean> {
  const { data } = describeCluster(folder);
  const [made, wanted] = [await readMajorVersion(data), version.split('.')[0]];
  if (made === null || made === wanted || (await findRunningServer(data)) !== null) return false;
  console.log(
    `PostgreSQL ${wanted} cannot read the database of PostgreSQL ${made} in ${folder}: it begins an ` +
      'empty one, and the next run publishes everything again.',
  );
  return true;
}

/** Returns null when the folder does not say it. */
async function readMajorVersion(data: string): Promise<string | null> {
  const file = await readFileIfExists(path.join(data, 'PG_VERSION'));
  return file?.toString().trim() ?? null;
}

/** Returns the owner of a folder; null when it does not exist. */
async function findOwner(folder: string): Promise<ServerAccount | null> {
  try {
    const { uid, gid } = await stat(folder);
    return { uid, gid };
  } catch (error) {
    if (isMissingFile(error)) return null;
    throw error;
  }
}

/** Returns the account that root runs the server with; null when this process is not root's. */
async function decideAccount(owner: ServerAccount | null): Promise<ServerAccount | null> {
  if (process.getuid?.() !== 0) return null;
  const account = owner ?? (await findServerAccount());
  if (account !== null) return account;
  throw new EmbeddedServerFailed('PostgreSQL does not run as root, and there is no other account');
}

/** Lets all accounts enter a folder, but not list it: the server's account is not its owner. */
async function letEnter(folder: string): Promise<void> {
  const { mode } = await stat(folder);
  await chmod(folder, mode | 0o111);
}

async function initialiseCluster(dataDir: string, server: Server): Promise<void> {
  const { programs, account } = server;
  const parent = account ? await chooseOpenPlace(dataDir, account) : dataDir;
  const prefix = parent === dataDir ? NEW_FOLDER : `${FOLDER}-`;
  const folder = await mkdtemp(path.join(parent, prefix));
  const { data, passwordFile, logFile } = describeCluster(folder);
  try {
    await writeFile(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600, flush: true });
    await writeFile(logFile, '', { mode: 0o600 });
    if (account !== null) {
      for (const file of [folder, passwordFile, logFile]) {
        await chown(file, account.uid, account.gid);
      }
    }
    await runProgram(
      programs.initdb,
      [
        `--pgdata=${data}`,
        `--username=${DATABASE_ACCOUNT}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // The same order of text on all systems: this locale is part of PostgreSQL.
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        '--no-instructions',
      ],
      { account, logFile },
    );
    await nameCluster(folder, dataDir);
  } catch (error) {
    await removeFolder(folder);
    throw error;
  }
}

/** Gives the folder of a cluster its name in `dataDir`, where it is or which gets a link to it. */
async function nameCluster(folder: string, dataDir: string): Promise<void> {
  const name = path.join(dataDir, FOLDER);
  // An earlier link may lead to a folder that has been deleted, and an outdated cluster is replaced.
  await rm(name, { recursive: true, force: true });
  if (path.dirname(folder) === dataDir) return rename(folder, name);
  console.log(`The files of the database are in ${folder}, where its account can read them.`);
  await symlink(folder, name);
  await symlink(name, `${folder}${BACK_LINK}`);
}

/** Deletes the clusters of data folders that have been deleted, or have another one now. */
async function removeLeftClusters(): Promise<void> {
  for (const file of await readdir(OPEN_PLACE).catch(() => [])) {
    if (!file.endsWith(BACK_LINK)) continue;
    const link = path.join(OPEN_PLACE, file);
    const folder = link.slice(0, -BACK_LINK.length);
    if (await isUsed(folder, link)) continue;
    await removeFolder(folder);
    await rm(link, { force: true });
  }
}

/** Returns whether a server runs on a cluster, or its data folder has it or cannot be read. */
async function isUsed(folder: string, link: string): Promise<boolean> {
  try {
    if ((await realpath(link)) === (await realpath(folder))) return true;
  } catch (error) {
    if (!isMissingFile(error)) return true;
  }
  return (await findRunningServer(path.join(folder, 'data'))) !== null;
}

/** Deletes the folders of initialisations that were killed. */
async function removeUnfinished(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(NEW_FOLDER)) await removeFolder(path.join(dataDir, name));
  }
}

/** Deletes a folder as far as possible: the program of a killed process may still write to it. */
const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
