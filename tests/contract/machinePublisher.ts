/**
 * A publisher of one machine, as a process of its own: a test starts it with `fork` and sends it
 * events. Argument: its options as JSON. Sends its status on request.
 */
import type { ContentEvent } from '../../scripts/publish/contentEvent.ts';
import { startPublisher } from '../../scripts/publish/publisher.ts';
import { createPublisherLog } from '../../scripts/publish/publisherLog.ts';
import { createPublisherMetrics } from '../../scripts/publish/publisherMetrics.ts';
import type { PublisherStatus } from '../../scripts/publish/publisherStatus.ts';
import { createS3Target } from '../../scripts/targets/s3Target.ts';
import type { S3Settings } from '../../scripts/targets/targetSettings.ts';
import type { Settings } from '../../src/settings.ts';
import { requireDatabaseUrl } from '../helpers/testDatabase.ts';

export interface MachineOptions {
  readonly settings: Settings;
  readonly site: string;
  readonly outDir: string;
  readonly buildsDir: string;
  readonly s3: S3Settings;
}

export type ToMachine = { readonly event: ContentEvent } | 'status' | 'stop';
export type FromMachine = 'started' | 'received' | PublisherStatus;

const { s3, ...options } = JSON.parse(process.argv[2] ?? '') as MachineOptions;
const target = createS3Target(s3, options.settings);
const publisher = await startPublisher({
  ...options,
  compress: false,
  databaseUrl: requireDatabaseUrl(),
  purger: null,
  removalLimits: { percent: 100, pages: 1_000 },
  targets: [target],
  pollSeconds: 0,
  sweepMinutes: 0,
  log: createPublisherLog({ level: 'silent' }),
  metrics: createPublisherMetrics(),
});
const send = (message: FromMachine) => process.send?.(message);
process.on('message', async (message: ToMachine) => {
  if (message === 'stop') {
    await publisher.stop();
    target.close();
    process.disconnect();
  } else if (message === 'status') {
    send(await publisher.readStatus());
  } else {
    await publisher.receive(message.event);
    send('received');
  }
});
send('started');
