import { Socket } from 'node:net';
import { Client } from 'pg';

const USER_NAME = 'broadsheet user';
/** A server that takes longer to accept a connection is not ready. */
const CONNECT_LIMIT_MS = 5_000;

/** The clients of a server without this connection. */
export interface OtherClients {
  /** Processes that use the server with `connectAsUser`. */
  readonly users: number;
  /** All connections, including those of the users. */
  readonly clients: number;
}

/** The connection by which a server counts this process as its user. */
export interface UserConnection {
  /** Returns whether the connection was closed by the server or by `end`. */
  readonly isClosed: () => boolean;
  readonly countOthers: () => Promise<OtherClients>;
  /** Keeps this process running until the connection is closed. */
  readonly holdProcess: () => void;
  /** Resolves when the server no longer counts the connection. */
  readonly end: () => Promise<void>;
}

/**
 * Connects this process to a server as one of its users. Rejects with the error of `pg` when the
 * server does not accept the connection.
 *
 * The connection does not keep the process running, unless `holdProcess` is called: a process that
 * forgets to end its use leaves a server that the next user stops, but a process that does not end
 * would block the command that started it.
 */
export async function connectAsUser(url: string): Promise<UserConnection> {
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
    isClosed: () => isClosed,
    countOthers: async () => {
      const { rows } = await client.query<OtherClients>(
        `SELECT count(*)::int AS clients,
           (count(*) FILTER (WHERE application_name = $1))::int AS users
         FROM pg_stat_activity
         WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
        [USER_NAME],
      );
      return rows[0] ?? { users: 0, clients: 0 };
    },
    holdProcess: () => socket.ref(),
    end: () => client.end(),
  };
}
