/**
 * Starts a publisher, and gives it an event when it has nothing else to do. It ends its own process with
 * SIGKILL before it sends the first statement after the start that contains a text. Arguments: the text,
 * the folder of the pages, the folder of the builds, the settings and the event as JSON.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { startPublisher } from '../../scripts/publish/publisher.ts';
import { createPublisherLog } from '../../scripts/publish/publisherLog.ts';
import { createPublisherMetrics } from '../../scripts/publish/publisherMetrics.ts';
import { requireDatabaseUrl } from '../helpers/testDatabase.ts';

const [text = '', outDir = '', buildsDir = '', settings = '', event = ''] = process.argv.slice(2);

const publisher = await startPublisher({
  settings: JSON.parse(settings),
  outDir,
  buildsDir,
  compress: false,
  databaseUrl: requireDatabaseUrl(),
  removalLimits: { percent: 100, pages: 1000 },
  targets: [],
  purger: null,
  pollSeconds: 0,
  sweepMinutes: 0,
  log: createPublisherLog({ level: 'silent' }),
  metrics: createPublisherMetrics(),
});
for (;;) {
  const { queue, sweep } = await publisher.readStatus();
  if (sweep !== null && queue.waiting + queue.active === 0) break;
  await pause(20);
}
const { query } = Client.prototype;
Client.prototype.query = function (this: Client, ...args: unknown[]) {
  if (String(args[0]).includes(text)) process.kill(process.pid, 'SIGKILL');
  return Reflect.apply(query, this, args);
} as typeof query;
await publisher.receive(JSON.parse(event));
process.exit();
