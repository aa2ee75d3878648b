import path from 'node:path';
import type { Settings } from '../../src/settings.ts';
import type { LockOptions } from '../bake/folderLock.ts';
import { createFileChanges, type FileChanges, recordChanges } from '../bake/recordChanges.ts';
import type { Purger } from '../purge/purger.ts';
import { BUILDS_DIR, type Build } from '../release/builds.ts';
import { releaseChosenBuild } from '../release/releaseBuild.ts';
import type { Store } from '../store/openStore.ts';
import type { Delivery } from '../targets/deliver.ts';
import type { Target } from '../targets/target.ts';
import { createCdnPurges } from './cdnPurges.ts';
import { createDeliverer, describeFailure, listBuildFiles, PAGES_IN_PLACE } from './deliverer.ts';
import { createDeliveryState, type TargetState } from './deliveryState.ts';
import type { PublisherLog } from './publisherLog.ts';
import type { PublisherMetrics } from './publisherMetrics.ts';

export interface SpreadOptions {
  readonly settings: Settings;
  /** The folder of the site. */
  readonly outDir: string;
  /** The folder of the builds; `dist/builds` when absent. */
  readonly buildsDir?: string | undefined;
  /** Places that have the site; the folder is then a working copy, else it has the site. */
  readonly targets: readonly Target[];
  /** The cache of a CDN; null without one. */
  readonly purger: Purger | null;
  readonly log: PublisherLog;
  /** Receives how many files a target refused, or addresses the CDN, by the kind of failure. */
  readonly onFailure?: PublisherMetrics['countFailures'] | undefined;
}

/** A target has refused files; the message names it and the first of them. */
export class DeliveryFailed extends Error {}

/** Brings builds and changes of the folder to all targets, then out of the cache of the CDN. */
export type ChangeSpreader = ReturnType<typeof createChangeSpreader>;

/** Creates the spreader of a publisher. */
export function createChangeSpreader(options: SpreadOptions, store: Store) {
  const { settings, outDir, buildsDir = BUILDS_DIR, targets, purger, log } = options;
  const { onFailure = () => {} } = options;
  const { purges } = store;
  const { note, purge } = createCdnPurges({ settings, purger, purges, log, onFailure });
  const places = targets.map((target) => {
    const known = store.deliveries(target.name);
    return {
      target,
      known,
      state: createDeliveryState(target.name),
      deliverer: createDeliverer({ target, known, outDir, onDelivered: note }),
    };
  });
  /** The version of the build whose files this process has brought to the targets. */
  let deliveredVersion: string | null = null;

  /** Notes and logs a delivery; returns what the target refused. */
  function report({ target, state }: (typeof places)[number], delivery: Delivery): string | null {
    const { delivered, removed, failed, notTried } = delivery;
    const problem = describeFailure(target, failed);
    state.note(delivery, problem);
    for (const { error } of failed) onFailure('delivery', error.kind);
    if (problem) log.error({ event: 'delivery-failed', waiting: notTried.length }, problem);
    if (delivered.length + removed.length > 0) {
      const figures = { delivered: delivered.length, removed: removed.length };
      log.info({ event: 'delivered', target: target.name, ...figures }, 'Delivered.');
    }
    return problem;
  }

  /** Does deliveries to all targets and returns what was refused. */
  async function deliverToAll(
    send: (place: (typeof places)[number]) => Promise<Delivery>,
  ): Promise<string | null> {
    let problem: string | null = null;
    for (const place of places) {
      problem ??= report(place, await send(place));
    }
    return problem;
  }

  async function deliverBuild(build: Build): Promise<void> {
    if (build.version === deliveredVersion) return;
    // No other publisher may bake a page in the place of a template in the meantime.
    const problem = await store.locks.withSite(async () => {
      const baked = await store.pages.load(PAGES_IN_PLACE);
      const files = await listBuildFiles(build, buildsDir, baked);
      return deliverToAll(({ deliverer }) => deliverer.deliverBuild(build, files));
    });
    await purge();
    if (problem) throw new DeliveryFailed(`The files of the build were not delivered. ${problem}`);
    deliveredVersion = build.version;
  }

  /** Does work that changes files, and receives their record; that of a site with targets delivers them. */
  async function run<T>(work: (changes: FileChanges) => Promise<T>): Promise<T> {
    const changes = createFileChanges();
    try {
      return await recordChanges(changes, () => work(changes));
    } finally {
      if (places.length === 0) await note(listChanged(outDir, changes));
      await purge();
    }
  }

  return {
    /**
     * Puts the chosen build live in the folder and on all targets, unless it is, and returns it: pages
     * that it renders may be delivered then. Rejects as `releaseChosenBuild` does, and with
     * `DeliveryFailed` when a target does not have all its files.
     */
    release: async (lock: LockOptions = {}): Promise<Build> => {
      const release = () => releaseChosenBuild({ outDir, buildsDir, lock });
      if (places.length === 0) return run(release);
      const build = await release();
      await deliverBuild(build);
      return build;
    },
    run,
    /** Brings changed files to all targets; returns what they refused, or null. */
    deliver: (changes: FileChanges): Promise<string | null> =>
      deliverToAll(({ deliverer }) => deliverer.deliver(changes)),
    /** Removes from the cache of the CDN what was not removed before; never rejects. */
    purge,
    /** How deliveries to each target go. */
    readTargets: (): readonly TargetState[] => places.map(({ state }) => state.read()),
    /** What each target has. */
    deliveries: places.map(({ known }) => known),
  };
}

/** Returns the changed files of a folder by their paths below it. */
function listChanged(outDir: string, { written, deleted }: FileChanges): ReadonlySet<string> {
  const names = [...written, ...deleted]
    .map((file) => path.relative(outDir, file).split(path.sep).join('/'))
    // A release also writes rules for hosts and its own state.
    .filter((name) => !name.startsWith('..'));
  return new Set(names);
}
