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
export function formatServerOptions(port: number): string {
  return Object.entries({ ...SETTINGS, port: String(port) })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}
