import { getConfig } from '../../src/api/calls/config.ts';
import type { ApiError } from '../../src/api/errors.ts';
import { ok, type Result } from '../../src/model/result.ts';
import type { Settings } from '../../src/settings.ts';
import { createBakeClient } from './bakeClient.ts';
import type { Selection } from './bakeJob.ts';
import { bakePage } from './bakePage.ts';
import { type BakeState, openBakeState, stateDirOf } from './bakeState.ts';
import type { BakeProgress, BakeSummary } from './bakeSummary.ts';
import { createLocalWorker, startThreads } from './bakeWorkers.ts';
import { type CollectedOutcomes, collectInto, finishRun } from './finishRun.ts';
import { type LockOptions, lockFolder } from './folderLock.ts';
import { loadRenderer, readHomeTemplate } from './loadRenderer.ts';
import { findBakedPages } from './pageFiles.ts';
import { messageOf } from './pageOutcome.ts';
import type { RenderPage } from './pageView.ts';
import { planNamedRun, planWholeRun } from './planRun.ts';
import { DEFAULT_REMOVAL_LIMITS, type RemovalLimits } from './removalLimits.ts';
import { runJobs } from './runJobs.ts';

export { loadRenderer };

export interface BakeOptions {
  readonly settings: Settings;
  /** The folder of the built files (`dist/client`), without the base. */
  readonly outDir: string;
  /** The whole site when absent. */
  readonly select?: Selection;
  /** How many threads bake; 1, the default, is this thread. */
  readonly workers?: number;
  /** Writes `.html.br` and `.html.gz` beside each page. */
  readonly compress?: boolean;
  /** Replaces the renderer of the last build; other threads cannot use it. */
  readonly render?: RenderPage;
  /** The folder of the last build's renderer; `dist/server` when absent. */
  readonly serverDir?: string | undefined;
  /** How much the run may remove without permission. */
  readonly removalLimits?: RemovalLimits | undefined;
  /** How many pages the run may remove or empty beyond the limits; null for none. */
  readonly allowRemovals?: number | null;
  readonly lock?: LockOptions;
  readonly onProgress?: (progress: BakeProgress) => void;
  /** The time by which the news sitemap selects articles; epoch ms. */
  readonly now?: () => number;
  /** Ends the run after the pages that are in work; the others stay as they are. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Renders articles and the lists that show them into static pages (architecture 1), and
 * writes feeds and sitemaps of the pages that exist then. A page that fails stays as it is and is
 * named in the summary. Fails when the site's configuration or its columns cannot be fetched: no
 * page is changed then. Rejects with `RendererMissing` when there is no build, and with
 * `FolderLocked` when another run holds the lock of the folder for too long.
 */
export async function bake(options: BakeOptions): Promise<Result<BakeSummary, ApiError>> {
  const { outDir, serverDir, lock, signal } = options;
  const stateDir = stateDirOf(outDir);
  const unlock = await lockFolder(stateDir, { signal, ...lock });
  const state = openBakeState(stateDir);
  try {
    // Before anything is fetched, since no page can be baked without it; and under the lock,
    // because a build replaces it.
    const render = options.render ?? (await loadRenderer(serverDir));
    return await bakeLocked(options, render, state);
  } finally {
    state.close();
    await unlock();
  }
}

async function bakeLocked(
  options: BakeOptions,
  render: RenderPage,
  state: BakeState,
): Promise<Result<BakeSummary, ApiError>> {
  const { settings, outDir, workers = 1, compress = false, serverDir, signal } = options;
  const { select = { kind: 'all' }, onProgress = () => {}, now = Date.now } = options;
  const startedAt = performance.now();
  const homeTemplate = await readHomeTemplate(serverDir);
  const client = createBakeClient(settings, { state });
  const config = await getConfig(client);
  if (!config.ok) return config;

  const existing = await findBakedPages(outDir);
  const source = { client, outDir, existing };
  const plan =
    select.kind === 'articles'
      ? ok(await planNamedRun(source, select))
      : await planWholeRun(source, select, onProgress);
  if (!plan.ok) return plan;
  const { jobs, listing, failures } = plan.value;

  const shared = { config: config.value, outDir, compress, homeTemplate };
  const baker = { ...shared, client, state, render };
  const bakeWorkers =
    workers > 1 && options.render === undefined
      ? startThreads(Math.min(workers, jobs.length), { ...shared, settings, serverDir })
      : [createLocalWorker(baker)];
  const collected: CollectedOutcomes = {
    jobs,
    listing,
    published: [],
    feeds: new Map(),
    withdrawn: new Map(),
    emptied: [],
  };
  const run = await runJobs(jobs, bakeWorkers, {
    signal,
    onOutcome: collectInto(collected),
    onProgress,
  });
  const failed = [...failures, ...run.failed];
  const summary = { ...run, failed, removed: [], held: null };
  const seconds = () => (performance.now() - startedAt) / 1000;
  // The jobs that were not begun could change the decision about removals.
  if (run.stopped !== null) return ok({ ...summary, seconds: seconds() });
  try {
    const { removed, held, ...more } = await finishRun(collected, {
      files: { outDir, compress, settings, config: config.value, now: now() },
      limits: options.removalLimits ?? DEFAULT_REMOVAL_LIMITS,
      allowed: options.allowRemovals ?? null,
      existing: existing.size,
      bakeEmptied: (job) => bakePage(baker, job),
    });
    return ok({
      ...summary,
      baked: run.baked + more.baked,
      failed: [...failed, ...more.failed],
      removed,
      held,
      seconds: seconds(),
    });
  } catch (error) {
    const failure = {
      subject: 'feeds and sitemaps',
      kind: 'write',
      message: messageOf(error),
    } as const;
    return ok({ ...summary, failed: [...failed, failure], seconds: seconds() });
  }
}
