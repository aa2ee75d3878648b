/**
 * Starts the tested site in a process of its own, so that a fault in it fails the tests and not the
 * test runner. Needs a build. Started by `npm test` (which waits for its message) or by Playwright
 * when a developer runs it alone.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatSummary } from '../bake/bakeReport.ts';
import type { BakeSummary } from '../bake/bakeSummary.ts';
import { onExit } from '../run/localSite.ts';
import { startSite } from '../run/startSite.ts';
import { loadSettings } from '../settings.ts';
import { joinEmbeddedServer } from '../store/joinDatabase.ts';
import { startBakeServer } from './bakeServer.ts';
import type { ReadyMessage } from './siteProcess.ts';
import { readBakePort, readTestPorts } from './testEnvironment.ts';
import { TESTED_FOLDERS } from './testedFolders.ts';

const originDir = await mkdtemp(path.join(tmpdir(), 'broadsheet-origin-'));
// In a folder of its own: the server of root runs under an account that cannot enter the other.
const dataDir = await mkdtemp(path.join(tmpdir(), 'broadsheet-data-'));
const database = await joinEmbeddedServer(dataDir);
const settings = loadSettings();
const site = await startSite({
  settings,
  folders: TESTED_FOLDERS,
  ports: readTestPorts(),
  originDir,
  storeSettings: { databaseUrl: database.url },
  images: 'small',
});
const summary = await site.baked;
console.log(formatSummary(summary));
await database.release();
await rm(dataDir, { recursive: true, force: true });
const bakeServer = startBakeServer(settings, readBakePort());
const end = onExit(async () => {
  bakeServer.close();
  await site.stop();
  await rm(originDir, { recursive: true, force: true });
});
// Ends the process when the test runner has ended.
process.once('disconnect', end);
process.send?.({ failures: countFailures(summary) } satisfies ReadyMessage);

/** Returns how many pages could not be baked; each was reported. */
function countFailures({ failed, notTried, held }: BakeSummary): number {
  return failed.length + notTried + (held ? held.removed.length + held.emptied.length : 0);
}
