import { joinRequests } from '../../src/model/joinRequests.ts';
import type { RemovalLimits } from '../bake/finish/removalLimits.ts';
import {
  BUILDS_DIR,
  findChosenBuild,
  hasNewRules,
  NEW_RULES,
  readLiveVersion,
} from '../release/builds.ts';
import { requireBuildOf } from '../release/requireBuildOf.ts';
import { openStore } from '../store/openStore.ts';
import { limitReports } from './limitReports.ts';
import { nameSite } from './nameSite.ts';
import type { PublisherMetrics } from './publisherMetrics.ts';
import { openPublishQueue } from './publishQueue.ts';
import { createChangeSpreader, type SpreadOptions } from './spreadChanges.ts';

/** The site that is published, and where. */
export interface SiteOptions extends SpreadOptions {
  /** Name of the site that publishers on several machines share; that of the folder when absent. */
  readonly site?: string | undefined;
  /** Writes `.br` and `.gz` beside each file. */
  readonly compress: boolean;
  readonly databaseUrl: string;
  readonly removalLimits: RemovalLimits;
  /** Origins in private networks that images may be loaded from. */
  readonly imageOrigins?: readonly string[] | undefined;
}

export interface PublisherOptions extends SiteOptions {
  /** How often a task is tried again (`QueueOptions`). */
  readonly retries?: number;
  /** How often lists are polled for newer versions (s), and the whole site is compared (min); 0: never. */
  readonly pollSeconds: number;
  readonly sweepMinutes: number;
  readonly metrics: PublisherMetrics;
}

/** What the parts of a publisher share: its options, and what it has opened. */
export type OpenPublisher = Awaited<ReturnType<typeof openPublisher>>;

/** Opens the store and the queue of a site. Rejects with `RendererMissing` when its build is for another base. */
export async function openPublisher(options: PublisherOptions) {
  const { buildsDir = BUILDS_DIR } = options;
  const { settings, outDir, compress, databaseUrl, imageOrigins, targets, log } = options;
  requireBuildOf(settings, await findChosenBuild(buildsDir));
  const site = nameSite({ site: options.site, outDir, targets });
  const store = await openStore({ url: databaseUrl, site });
  const queue = await openPublishQueue({
    url: databaseUrl,
    siteId: store.siteId,
    retries: options.retries,
    onError: limitReports((count, err: Error) =>
      log.error({ event: 'queue-failed', count, err }, 'The queue does not answer.'),
    ),
  }).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  const files = createChangeSpreader(
    { ...options, onFailure: options.metrics.countFailures },
    store,
  );
  const release = joinRequests(async () => {
    const before = await readLiveVersion(outDir);
    const build = await files.release();
    if (build.version !== before) {
      log.info({ event: 'released', build: build.version }, 'Put a build live.');
      if (await hasNewRules(build, { replaced: before, buildsDir }))
        log.warn({ event: 'host-rules-new' }, NEW_RULES);
    }
    return build;
  });
  return {
    ...options,
    site,
    buildsDir,
    /** The pages are on targets. */
    isWorkingCopy: targets.length > 0,
    store,
    queue,
    files,
    /** Puts the chosen build live; its assets are on all targets before a page that names them. */
    release,
    place: { settings, outDir, compress, tokens: store.tokens, imageOrigins },
    /** Returns the function that logs why work has not ended. */
    reportError: (event: string) => (err: unknown) => log.error({ event, err }, 'Not finished.'),
  };
}
