/**
 * Publishes events and ends its own process with SIGKILL before its n-th change of the disk, or when
 * nothing is left to do; a test starts it as a process of its own. Arguments: n (0: never), the folder
 * of the pages, the folder of the builds, the settings as JSON, ids of articles. Prints how many
 * changes of the disk there were when it was not killed.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Settings } from '../../src/settings.ts';
import { killBeforeChange } from '../helpers/killBeforeChange.ts';
import { requireDatabaseUrl } from '../helpers/testDatabase.ts';

const [limit = '', outDir = '', buildsDir = '', settings = '', ...ids] = process.argv.slice(2);
const countChanges = killBeforeChange(Number(limit));

const { startPublisher } = await import('../../scripts/publish/publisher.ts');
const { createPublisherLog } = await import('../../scripts/publish/publisherLog.ts');
const { createPublisherMetrics } = await import('../../scripts/publish/publisherMetrics.ts');

const begun = Date.now();
const publisher = await startPublisher({
  settings: JSON.parse(settings) as Settings,
  outDir,
  buildsDir,
  compress: true,
  databaseUrl: requireDatabaseUrl(),
  removalLimits: { percent: 100, pages: 1000 },
  targets: [],
  purger: null,
  pollSeconds: 0,
  sweepMinutes: 0,
  log: createPublisherLog({ level: 'silent' }),
  metrics: createPublisherMetrics(),
});
if (ids.length > 0) await publisher.receive({ kind: 'article', ids });
for (;;) {
  const { queue, sweep } = await publisher.readStatus();
  const isSwept = sweep !== null && sweep.startedAt >= begun;
  if (isSwept && queue.waiting + queue.active + queue.retrying === 0) break;
  await pause(20);
}
await publisher.stop();
console.log(countChanges());
