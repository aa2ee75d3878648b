import path from 'node:path';
import type { Settings } from '../../src/settings.ts';
import { type FileChanges, recordChanges } from '../bake/recordChanges.ts';
import { listPurgeAddresses } from '../purge/listPurgeAddresses.ts';
import type { Purger } from '../purge/purger.ts';
import type { Store } from '../store/openStore.ts';
import type { Delivery } from '../targets/deliver.ts';
import type { Target } from '../targets/target.ts';
import { createDeliverer, describeFailure } from './deliverer.ts';
import type { PublisherLog } from './publisherLog.ts';

export interface SpreadOptions {
  readonly settings: Settings;
  /** The folder of the built files. */
  readonly outDir: string;
  /** Places that the site is delivered to, in addition to the folder. */
  readonly targets: readonly Target[];
  /** The cache of a CDN; null without one. */
  readonly purger: Purger | null;
  readonly log: PublisherLog;
}

/** Brings changes of the folder to all targets, then out of the cache of the CDN. */
export interface ChangeSpreader {
  /** Does work that changes files, and spreads what it changed. */
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
  /** Delivers again what a target did not accept. */
  readonly retry: () => Promise<void>;
  /** Compares the whole folder with what each target has. */
  readonly sync: () => Promise<void>;
}

/** Creates the spreader of a publisher. Failures are logged and tried again with the next change. */
export function createChangeSpreader(options: SpreadOptions, store: Store): ChangeSpreader {
  const { settings, outDir, targets, purger, log } = options;
  const startedAt = Date.now();
  let purges = 0;
  const places = targets.map((target) => ({
    target,
    deliverer: createDeliverer({ target, known: store.deliveries(target.name), outDir }),
  }));

  function report(target: Target, { delivered, removed, failed, notTried }: Delivery): void {
    const problem = describeFailure(target, failed);
    if (problem) log.error({ event: 'delivery-failed', waiting: notTried.length }, problem);
    if (delivered.length + removed.length === 0) return;
    const figures = { delivered: delivered.length, removed: removed.length };
    log.info({ event: 'delivered', target: target.name, ...figures }, 'Delivered.');
  }

  async function purge({ written, deleted }: FileChanges): Promise<void> {
    const files = [...written, ...deleted]
      .map((file) => path.relative(outDir, file))
      // A release also writes rules for hosts and its own state.
      .filter((file) => !file.startsWith('..'));
    if (!purger || files.length === 0) return;
    purges += 1;
    const addresses = listPurgeAddresses(
      files.map((file) => file.split(path.sep).join('/')),
      settings,
    );
    const { failed } = await purger.purge(addresses, `${startedAt}-${purges}`);
    for (const { addresses: kept, error } of failed) {
      const fields = { event: 'purge-failed', addresses: kept.length, kind: error.kind };
      log.error(fields, `The CDN keeps old copies: ${error.message}`);
    }
  }

  return {
    run: async (work) => {
      const changes: FileChanges = { written: new Set(), deleted: new Set() };
      try {
        return await recordChanges(changes, work);
      } finally {
        for (const { target, deliverer } of places) {
          report(target, await deliverer.deliver(changes));
        }
        await purge(changes);
      }
    },
    retry: async () => {
      const none: FileChanges = { written: new Set(), deleted: new Set() };
      for (const { target, deliverer } of places) {
        if (deliverer.hasFailed()) report(target, await deliverer.deliver(none));
      }
    },
    sync: async () => {
      for (const { target, deliverer } of places) report(target, await deliverer.sync());
    },
  };
}
