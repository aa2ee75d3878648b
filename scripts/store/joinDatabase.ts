import { mkdir, readFile } from 'node:fs/promises';
import { Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { messageOf } from '../bake/errors.ts';
import { withLock } from '../bake/folderLock.ts';
import { DatabaseFailed } from './openStore.ts';
import { DATABASE_ACCOUNT, type PostgresCluster, prepareCluster } from './postgresCluster.ts';
import { EmbeddedServerFailed, findPostgresPrograms } from './postgresPrograms.ts';
import { findRunningServer } from './postmasterFile.ts';
import { canStartLater, startServer, stopServer } from './serverProcess.ts';
import { TextClient } from './storedText.ts';
import type { StoreSettings } from './storeSettings.ts';

const DATA_DIR = fileURLToPath(new URL('../../.data/postgres', import.meta.url));

/**
 * Returns the database of the settings, otherwise that of the server in `.data/postgres`, which is
 * started when it does not run. Rejects with `DatabaseFailed` when that of the settings does not accept
 * a connection, and with `EmbeddedServerFailed`.
 */
export async function joinDatabase({ databaseUrl }: StoreSettings): Promise<JoinedDatabase> {
  if (!databaseUrl) return joinEmbeddedServer(DATA_DIR);
  const client = new TextClient({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
  });
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    throw new DatabaseFailed(messageOf(error), error);
  }
  return { url: databaseUrl, release: () => Promise.resolve() };
}

/** How long a use waits for a server that a killed user has started or stopped, or that recovers. */
const READY_LIMIT_MS = 300_000;
const RETRY_MS = 100;
/** A killed user is counted until the server has seen the end of its connection. */
const USER_CLOSE_LIMIT_MS = 250;
/** The end of a pool does not wait until the server has closed the pool's connections. */
const CLIENT_CLOSE_LIMIT_MS = 2000;

/** The database of the publisher. */
export interface JoinedDatabase {
  /** `postgres://…`; of an embedded server with the password of an account that may do everything. */
  readonly url: string;
  /**
   * Ends this process's use; the last user of an embedded server stops it. Connections of this process must
   * be closed before: a server that has any other client is not stopped. Rejects when the server cannot
   * be stopped.
   */
  readonly release: () => Promise<void>;
}

interface EmbeddedServerOptions {
  /** Node's platform and processor, such as `linux-x64`; by default this machine's. */
  readonly platform?: string;
}

/**
 * Starts the server of a folder, or joins the one that runs. Any number of processes may use it.
 * It survives the end of its users for any reason: the next user joins it, and stops it as the
 * last one. After a crash of the server the next user starts it again; the connections of earlier
 * users are lost. Rejects with `EmbeddedServerFailed`.
 */
export async function joinEmbeddedServer(
  dataDir: string,
  { platform }: EmbeddedServerOptions = {},
): Promise<JoinedDatabase> {
  const folder = path.resolve(dataDir);
  try {
    const programs = await findPostgresPrograms(platform);
    await mkdir(folder, { recursive: true });
    return await withLock(folder, {}, async () => {
      const cluster = await prepareCluster(folder, programs);
      const { url, user } = await connectOrStart(cluster);
      return { url, release: () => endUse(folder, cluster, user) };
    });
  } catch (error) {
    if (error instanceof EmbeddedServerFailed) throw error;
    throw new EmbeddedServerFailed(messageOf(error), error);
  }
}

interface Use {
  readonly url: string;
  readonly user: UserConnection;
}

async function connectOrStart(cluster: PostgresCluster): Promise<Use> {
  const deadline = performance.now() + READY_LIMIT_MS;
  let reason: unknown = new Error('it does not become ready');
  while (performance.now() < deadline) {
    const use = await connectIfReady(cluster);
    if (typeof use !== 'string') return use;
    if (use === 'no server') {
      try {
        await startServer(cluster);
        continue;
      } catch (error) {
        if (!canStartLater(error)) throw error;
        reason = error;
      }
    }
    await pause(RETRY_MS);
  }
  throw reason;
}

/** Connects to the server of a cluster. Rejects when it refuses the connection for good. */
async function connectIfReady(cluster: PostgresCluster): Promise<Use | 'no server' | 'not ready'> {
  const running = await findRunningServer(cluster.data);
  if (running === null) return 'no server';
  if (running.port === null) return 'not ready';
  const password = await readFile(cluster.passwordFile, 'utf8');
  const account = `${DATABASE_ACCOUNT}:${password}`;
  const url = `postgres://${account}@127.0.0.1:${running.port}/${DATABASE_ACCOUNT}?sslmode=disable`;
  try {
    return { url, user: await connectAsUser(url) };
  } catch (error) {
    if (isTemporary(error)) return 'not ready';
    throw error;
  }
}

/** Returns whether a server refused a connection because it starts or stops. */
function isTemporary(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  // 57P03: cannot_connect_now (PostgreSQL's appendix A).
  return code === '57P03' || code === 'ECONNREFUSED' || code === 'ECONNRESET';
}

async function endUse(
  folder: string,
  cluster: PostgresCluster,
  user: UserConnection,
): Promise<void> {
  user.holdProcess();
  await withLock(folder, {}, async () => {
    const current = user.isClosed() ? await connectAgain(cluster) : user;
    if (current === null) return;
    const isLast = await isLastUser(current).finally(() => current.end());
    if (isLast) await stopServer(cluster);
  });
}

/** Returns a new connection after the server has closed the first one; null when no server runs. */
async function connectAgain(cluster: PostgresCluster): Promise<UserConnection | null> {
  const use = await connectIfReady(cluster);
  if (typeof use === 'string') return null;
  use.user.holdProcess();
  return use.user;
}

async function isLastUser(user: UserConnection): Promise<boolean> {
  const startedAt = performance.now();
  for (;;) {
    const { users, clients } = await user.countOthers();
    if (clients === 0) return true;
    const limitMs = users > 0 ? USER_CLOSE_LIMIT_MS : CLIENT_CLOSE_LIMIT_MS;
    if (performance.now() - startedAt >= limitMs) return false;
    await pause(RETRY_MS);
  }
}

const USER_NAME = 'broadsheet user';
/** A server that takes longer to accept a connection is not ready. */
const CONNECT_LIMIT_MS = 5_000;

/** The clients of a server without this connection. */
interface OtherClients {
  /** Processes that use the server with `connectAsUser`. */
  readonly users: number;
  /** All connections, including those of the users. */
  readonly clients: number;
}

/** The connection by which a server counts this process as its user. */
type UserConnection = Awaited<ReturnType<typeof connectAsUser>>;

/**
 * Connects this process to a server as one of its users. Rejects with the error of `pg` when the
 * server does not accept the connection.
 *
 * The connection does not keep the process running, unless `holdProcess` is called: a process that
 * forgets to end its use leaves a server that the next user stops, but a process that does not end
 * would block the command that started it.
 */
async function connectAsUser(url: string) {
  const socket = new Socket();
  const client = new Client({
    connectionString: url,
    application_name: USER_NAME,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    stream: () => socket,
  });
  let isClosed = false;
  const markClosed = () => {
    isClosed = true;
  };
  // Without a listener the end of the server would end this process.
  client.on('error', markClosed);
  client.on('end', markClosed);
  await client.connect();
  socket.unref();
  return {
    /** Returns whether the connection was closed by the server or by `end`. */
    isClosed: (): boolean => isClosed,
    countOthers: async (): Promise<OtherClients> => {
      const { rows } = await client.query<OtherClients>(
        `SELECT count(*)::int AS clients,
           (count(*) FILTER (WHERE application_name = $1))::int AS users
         FROM pg_stat_activity
         WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
        [USER_NAME],
      );
      return rows[0] ?? { users: 0, clients: 0 };
    },
    /** Keeps this process running until the connection is closed. */
    holdProcess: () => socket.ref(),
    /** Resolves when the server no longer counts the connection. */
    end: (): Promise<void> => client.end(),
  };
}
