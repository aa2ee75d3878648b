/**
 * Starts the tested site in a process of its own, so that a fault in it fails the tests and not the
 * test runner. Needs a build. Started by `npm test` (which waits for its message) or by Playwright
 * when a developer runs it alone.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onExit } from '../run/localSite.ts';
import { startSite } from '../run/startSite.ts';
import { loadSettings } from '../settings.ts';
import type { ReadyMessage } from './siteProcess.ts';
import { readTestPorts } from './testEnvironment.ts';

const originDir = await mkdtemp(path.join(tmpdir(), 'broadsheet-origin-'));
const site = await startSite({
  settings: loadSettings(),
  ports: readTestPorts(),
  originDir,
  images: 'small',
});
const end = onExit(async () => {
  await site.stop();
  await rm(originDir, { recursive: true, force: true });
});
// Ends the process when the test runner has ended.
process.once('disconnect', end);
process.send?.({ failures: site.failures } satisfies ReadyMessage);
