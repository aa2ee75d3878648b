/**
 * A process that uses the embedded server of the folder in its first argument. It sends the server's
 * address to its parent and ends its use when its parent sends any message. The second argument
 * can name a program of PostgreSQL, at whose start the process ends itself with SIGKILL, or `rename`:
 * before it renames a folder.
 */
import childProcess from 'node:child_process';
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

const [, , dataDir = '', killedAt = ''] = process.argv;
const endIfAt = (step: string) => {
  if (step === killedAt) process.kill(process.pid, 'SIGKILL');
};

const { spawn } = childProcess;
const { rename } = files;
childProcess.spawn = ((...args: Parameters<typeof spawn>) =>
  spawn(...args).once('spawn', () => endIfAt(path.parse(args[0]).name))) as typeof spawn;
files.rename = (...args) => {
  endIfAt('rename');
  return rename(...args);
};
// Before the modules of the server import these functions by name.
syncBuiltinESMExports();

const { joinEmbeddedServer } = await import('../../scripts/store/joinDatabase.ts');
const server = await joinEmbeddedServer(dataDir);
process.send?.(server.url);
process.once('message', async () => {
  await server.release();
  process.disconnect();
});
