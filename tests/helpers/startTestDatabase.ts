import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepCompiledCode } from '../../scripts/run/compiledCode.ts';
import { joinEmbeddedServer } from '../../scripts/store/joinDatabase.ts';
import { TEST_DATABASE_URL } from './testDatabase.ts';

/**
 * Starts a database for all tests of a run, whose projects share it; returns the function that stops and
 * deletes it.
 */
export default async function startTestDatabase(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[TEST_DATABASE_URL]) return undefined;
  // For the programs that tests start.
  keepCompiledCode();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'test-database-'));
  const server = await joinEmbeddedServer(dataDir);
  process.env[TEST_DATABASE_URL] = server.url;
  return async () => {
    delete process.env[TEST_DATABASE_URL];
    await server.release();
    await rm(dataDir, { recursive: true, force: true });
  };
}
