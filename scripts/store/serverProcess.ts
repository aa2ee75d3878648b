import { chown, rename, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { PostgresCluster } from './postgresCluster.ts';
import { removeStalePostmasterFile } from './postmasterFile.ts';
import { ProgramFailed, runProgram } from './runProgram.ts';

/**
 * The settings of the embedded server, for a small machine. They are passed at each start, so that
 * a new version of them is valid for existing data.
 */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  // Sockets have a limit of 107 bytes for their path, and Windows has none.
  unix_socket_directories: '',
  // A publisher has up to 14, and each of several sites has a publisher.
  max_connections: '200',
  shared_buffers: '128MB',
  max_wal_size: '256MB',
  // No other server receives copies.
  wal_level: 'minimal',
  max_wal_senders: '0',
  // Parallel queries need more shared memory than a container has by default (64 MB).
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The log contains what the server does, not the errors of statements, which their users receive:
  // it is limited at a start only and must not grow with the use.
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

/** Returns the options of the server for `pg_ctl --options`; no value needs quotes. */
function formatServerOptions(port: number): string {
  return Object.entries({ ...SETTINGS, port: String(port) })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

/** For the recovery of much data after a crash. */
const START_LIMIT_S = 300;
const STOP_LIMIT_S = 60;
const LOG_LIMIT_BYTES = 1_000_000;
const TEMPORARY_REASONS =
  /could not create any TCP\/IP sockets|pre-existing shared memory block|lock file .+ already exists/;

/**
 * Starts the server of a cluster, on which no server runs; resolves when it accepts connections.
 * Rejects with the reason from the server's log. The caller holds the lock.
 */
export async function startServer(cluster: PostgresCluster): Promise<void> {
  await limitLog(cluster);
  await removeStalePostmasterFile(cluster.data);
  await runProgram(
    cluster.programs.pgCtl,
    [
      'start',
      '--silent',
      '--wait',
      `--timeout=${START_LIMIT_S}`,
      `--pgdata=${cluster.data}`,
      `--log=${cluster.logFile}`,
      `--options=${formatServerOptions(await findFreePort())}`,
    ],
    cluster,
  );
}

/**
 * Returns whether a start that was rejected may succeed later: another program has taken the port
 * since it was found free, processes of a killed server have not ended yet, or a process that was
 * killed has just started the server.
 */
export function canStartLater(error: unknown): boolean {
  // The last error of the output can be that of an old process, which writes to the same log.
  return error instanceof ProgramFailed && TEMPORARY_REASONS.test(error.output);
}

/** Stops the server of a cluster and ends its connections. Rejects with the reason. */
export function stopServer(cluster: PostgresCluster): Promise<void> {
  return runProgram(
    cluster.programs.pgCtl,
    [
      'stop',
      '--silent',
      '--wait',
      `--timeout=${STOP_LIMIT_S}`,
      '--mode=fast',
      `--pgdata=${cluster.data}`,
    ],
    cluster,
  );
}

/** Begins a new log when the log is large, and keeps the last one. */
async function limitLog({ logFile, account }: PostgresCluster): Promise<void> {
  if ((await stat(logFile)).size < LOG_LIMIT_BYTES) return;
  await rename(logFile, `${logFile}.previous`);
  await writeFile(logFile, '', { mode: 0o600 });
  if (account !== null) await chown(logFile, account.uid, account.gid);
}

/** Returns a port on which no program of this machine listens at this moment. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
