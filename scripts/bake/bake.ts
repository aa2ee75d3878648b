import { getConfig } from '../../src/api/calls/config.ts';
import type { ApiError } from '../../src/api/errors.ts';
import { ok, type Result } from '../../src/model/result.ts';
import type { Settings } from '../../src/settings.ts';
import { openBakeClient } from './client.ts';
import { findBakedPages } from './files.ts';
import { type Collected, collectInto, finishRun } from './finishRun.ts';
import { type LockOptions, lockFolder } from './lock.ts';
import { messageOf } from './outcome.ts';
import { bakePage } from './page.ts';
import { findTemplatePages } from './reading.ts';
import { DEFAULT_REMOVAL_LIMITS, type RemovalLimits } from './removalLimits.ts';
import { openRenderer, readHomeTemplate } from './renderer.ts';
import { runJobs } from './run.ts';
import { planNamed, planWhole } from './runPlan.ts';
import { type BakeState, openBakeState, stateDirOf } from './state.ts';
import type { BakeProgress, BakeSummary, RenderPage, Selection } from './types.ts';
import { openLocalWorker, openThreads } from './workers.ts';

export { openRenderer };

export interface BakeOptions {
  readonly settings: Settings;
  /** The folder of the built files (`dist/client`), without the base. */
  readonly outDir: string;
  /** All of the site when absent. */
  readonly select?: Selection;
  /** Threads that bake; 1, the default, is this one. */
  readonly workers?: number;
  /** Writes `.html.br` and `.html.gz` beside each page. */
  readonly compress?: boolean;
  /** Makes a page, in place of the last build's renderer; it cannot be sent to `workers`. */
  readonly render?: RenderPage;
  /** Of the last build, when it does not stand in `dist/server`. */
  readonly serverDir?: string | undefined;
  /** How much the run may remove by itself. */
  readonly removalLimits?: RemovalLimits | undefined;
  /** How many pages the run may remove or empty beyond the limits; null for none. */
  readonly allowRemovals?: number | null;
  readonly lock?: LockOptions;
  readonly onProgress?: (progress: BakeProgress) => void;
  /** Decides what is news; epoch ms. */
  readonly now?: () => number;
  /** Ends the run after the pages that are under way; the others stay as they are. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Bakes articles and the lists that show them into static pages (architecture, section 1),
 * with feeds and sitemaps of the pages that exist then. A page that fails stays as it is and
 * is named in the summary. Fails whole when the site's configuration or its columns cannot be
 * fetched: no page is touched then. Rejects with `RendererMissing` when there is no build, and
 * with `FolderLocked` when another run holds the folder for too long.
 */
export async function bake(options: BakeOptions): Promise<Result<BakeSummary, ApiError>> {
  const { outDir, serverDir, lock, signal } = options;
  const stateDir = stateDirOf(outDir);
  const unlock = await lockFolder(stateDir, { signal, ...lock });
  const state = openBakeState(stateDir);
  try {
    // First of all: without a renderer there is nothing to fetch. Under the lock: a build
    // replaces it.
    const render = options.render ?? (await openRenderer(serverDir));
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
  const client = openBakeClient(settings, { state });
  const config = await getConfig(client);
  if (!config.ok) return config;

  const existing = await findBakedPages(outDir);
  const plan =
    select.kind === 'articles'
      ? ok(await planNamed(client, select, existing))
      : await planWhole(client, select, existing, {
          onProgress,
          templates: await findTemplatePages(outDir),
        });
  if (!plan.ok) return plan;
  const { jobs, listing, failures } = plan.value;

  const shared = { config: config.value, outDir, compress, homeTemplate };
  const baker = { ...shared, client, state, render };
  const crew =
    workers > 1 && options.render === undefined
      ? openThreads(Math.min(workers, jobs.length), { ...shared, settings, serverDir })
      : [openLocalWorker(baker)];
  const collected: Collected = {
    jobs,
    listing,
    published: [],
    feeds: new Map(),
    gone: new Map(),
    emptied: [],
  };
  const run = await runJobs(jobs, crew, {
    signal,
    onOutcome: collectInto(collected),
    onProgress,
  });
  const failed = [...failures, ...run.failed];
  const summary = { ...run, failed, removed: [], held: null };
  const seconds = () => (performance.now() - startedAt) / 1000;
  // What a run that was stopped has not looked at may change the decision about the rest.
  if (run.stopped !== null) return ok({ ...summary, seconds: seconds() });
  try {
    const { removed, held, ...more } = await finishRun(collected, {
      files: { outDir, compress, settings, config: config.value, now: now() },
      limits: options.removalLimits ?? DEFAULT_REMOVAL_LIMITS,
      allowed: options.allowRemovals ?? null,
      existing: existing.size,
      bakeEmpty: (job) => bakePage(baker, job),
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
