import { chown, rename, stat, writeFile } from 'node:fs/promises';
import { findFreePort } from './freePort.ts';
import type { PostgresCluster } from './postgresCluster.ts';
import { removeStalePostmasterFile } from './postmasterFile.ts';
import { ProgramFailed, runProgram } from './runProgram.ts';
import { formatServerOptions } from './serverSettings.ts';

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
