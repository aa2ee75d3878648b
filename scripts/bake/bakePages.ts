import { randomUUID } from 'node:crypto';
import { getConfig } from '../../src/api/calls/config.ts';
import type { ApiError } from '../../src/api/errors.ts';
import { fail, ok, type Result } from '../../src/model/result.ts';
import type { Settings } from '../../src/settings.ts';
import { readHomeTemplate } from '../build/homeTemplate.ts';
import { listTrustedOrigins } from '../network/networkSettings.ts';
import { type Build, serverDirOf } from '../release/builds.ts';
import type { Store, StoreAddress } from '../store/openStore.ts';
import type { StoredPages } from '../store/storedPages.ts';
import type { BakeJob, PageOutcome, Selection } from './bakeJob.ts';
import type { BakeFailure, BakeProgress, BakeSummary } from './bakeSummary.ts';
import { writeSearchIndex } from './feeds/searchIndex.ts';
import type { SiteChanges } from './feeds/siteFiles.ts';
import { deferPages } from './finish/deferredPages.ts';
import {
  type CollectedOutcomes,
  collectInto,
  collectUnchanged,
  type Finished,
  finishRun,
} from './finish/finishRun.ts';
import { forgetMissing, rememberPages } from './finish/rememberPages.ts';
import {
  DEFAULT_REMOVAL_LIMITS,
  type PermitLosses,
  type RemovalLimits,
} from './finish/removalLimits.ts';
import type { LockOptions } from './folderLock.ts';
import { createBakeClient } from './load/bakeClient.ts';
import { hashSource } from './load/pageContent.ts';
import type { PageBaker } from './pages/pageKind.ts';
import { planRun, type RunPlan } from './plan/planRun.ts';
import { bakePage } from './render/bakePage.ts';
import { countThreads, createLocalWorker, startThreads } from './render/bakeWorkers.ts';
import { messageOf } from './render/pageOutcome.ts';
import type { RenderPage } from './render/pageView.ts';
import { type BakeWorker, runJobs } from './render/runJobs.ts';
import { hashSiteVersion } from './render/siteVersion.ts';
import { createMemoryTokens } from './session/sharedTokens.ts';

/**
 * What a run needs to know of targets that have the pages. Its folder is the working copy of one
 * machine: the store says which pages exist, and remembers those of the run when they are delivered.
 */
export interface RunTargets {
  /** Name of the site in the database. */
  readonly site: string;
  /** The build that renders, in place of the chosen one: the targets have its files. */
  readonly build: Build;
}

export interface BakeOptions {
  readonly settings: Settings;
  /** The folder of the pages (`dist/client`), without the base. */
  readonly outDir: string;
  /** The whole site when absent. */
  readonly select?: Selection;
  /** How many threads bake; 1, the default, is this thread. */
  readonly workers?: number;
  /** Writes `.html.br` and `.html.gz` beside each page. */
  readonly compress?: boolean;
  /** Replaces the renderer of a build, which is not released then; other threads cannot use it. */
  readonly render?: RenderPage;
  /** Address of the database that remembers what was published; nothing is remembered without it. */
  readonly databaseUrl?: string | undefined;
  /** Of a site whose pages are on targets; it needs the database. */
  readonly targets?: RunTargets | undefined;
  /** The store knows all pages: a run over named pages does not read the folder. */
  readonly isStoreCurrent?: boolean | undefined;
  /** Receives the outcome of each job that was done, or known to be unchanged. */
  readonly onOutcome?: ((job: BakeJob, outcome: PageOutcome) => void) | undefined;
  /** Receives each call of this thread: its name, and `ok` or the kind of its failure. */
  readonly onCall?: ((call: string, result: string) => void) | undefined;
  /** Receives the changes of the sitemaps, which the caller writes later; absent: they are written. */
  readonly onSiteChanges?: (changes: SiteChanges) => void;
  /** Fetches every article again, also one whose version is not newer. */
  readonly refetch?: boolean | undefined;
  /** The folder of the builds; `dist/builds` when absent. */
  readonly buildsDir?: string | undefined;
  /** How much the run may remove without permission. */
  readonly removalLimits?: RemovalLimits | undefined;
  /** Names what the run may remove or empty beyond the limits; nothing when absent. */
  readonly permitLosses?: PermitLosses | undefined;
  /** Counts earlier removals as those of this run: work that is divided into many runs. */
  readonly removalWindowMs?: number | undefined;
  /** Origins in private networks that images may be loaded from (`IMAGE_ORIGINS`). */
  readonly imageOrigins?: readonly string[] | undefined;
  readonly lock?: LockOptions;
  readonly onProgress?: (progress: BakeProgress) => void;
  /** The time by which the news sitemap selects articles; epoch ms. */
  readonly now?: () => number;
  /** Addresses below the base of pages that are rendered before all others: `ROUTE/ID.html`. */
  readonly first?: readonly string[] | undefined;
  /** Ends the run after the pages that are in work; the others stay as they are. */
  readonly signal?: AbortSignal | undefined;
}

export interface Renderer {
  readonly render: RenderPage;
  /** The build that is live; null for a renderer that is no build. */
  readonly build: Build | null;
}

/** What `withRun` opens. */
export interface Run extends Renderer {
  /** The store of the site; null for a run that remembers nothing. */
  readonly remembered: { readonly store: Store; readonly address: StoreAddress } | null;
}

/** Pages that a run has written. */
export interface BakedPages {
  readonly summary: BakeSummary;
  /**
   * Ends the run when the caller has delivered all that it has changed: remembers the pages of a site
   * on targets, unless there was a problem with that, and returns the summary with the problem.
   */
  readonly commit: (problem: string | null) => Promise<BakeSummary>;
}

/**
 * Renders articles and the lists that show them into static pages (architecture 1), and writes feeds
 * and sitemaps of the pages that exist then. A page that fails stays as it is and is named in the
 * summary. Fails when the site's configuration or its columns cannot be fetched: no baked page is
 * changed then.
 */
export async function bakePages(
  options: BakeOptions,
  { render, build, remembered }: Run,
): Promise<Result<BakedPages, ApiError>> {
  const { settings, outDir, compress = false, refetch, isStoreCurrent } = options;
  const { select = { kind: 'all' }, onProgress = () => {}, now = Date.now } = options;
  const startedAt = performance.now();
  const store = remembered?.store;
  const deferred = store && options.targets && deferPages(store.pages);
  const pages = deferred ?? store?.pages;
  const homeTemplate = build && (await readHomeTemplate(serverDirOf(build)));
  const tokens = store?.tokens ?? createMemoryTokens();
  const client = createBakeClient(settings, { onCall: options.onCall, tokens });
  const answer = await getConfig(client);
  if (!answer.ok) return answer;
  const config = answer.value;
  // Nothing is known of the pages of a renderer that is no build.
  const siteVersion = build
    ? await hashSiteVersion({ settings, config, compress }, serverDirOf(build))
    : randomUUID();
  if (build) await store?.renderings.save(siteVersion, build.version);

  // A run over the whole site renders again what shows the headlines that earlier runs changed.
  if (select.kind !== 'articles') await store?.changes.take(0, async () => {});
  const plan = await planRun({
    ...{ client, outDir, select, siteVersion, pages },
    ...{ isStoreCurrent, isWorkingCopy: deferred !== undefined, refetch, onProgress },
  });
  if (!plan.ok) return plan;
  const refusal = client.refusal();
  if (refusal) return fail(refusal);
  const { todo, unchanged, failures } = plan.value;

  const baker: PageBaker = {
    ...{ config, outDir, compress, homeTemplate, siteVersion, client, render },
    ...{ source: hashSource(settings), readContent: pages?.readContent, targetPages: deferred },
  };
  const threads = countThreads(todo, options.workers ?? 1);
  const workers: BakeWorker[] =
    // What another thread writes is not recorded, and would not be delivered.
    threads > 1 && build && !deferred
      ? startThreads(threads, baker, {
          ...{ settings, serverDir: serverDirOf(build), store: remembered?.address ?? null },
          tokens: await tokens.read(),
        })
      : [createLocalWorker(baker)];
  const collected = collectUnchanged(plan.value);
  for (const job of unchanged) options.onOutcome?.(job, { result: 'unchanged' });
  const collect = collectInto(collected);
  const remember = rememberPages(pages, { siteVersion, now });
  const onOutcome = (job: BakeJob, outcome: PageOutcome) => {
    collect(job, outcome);
    remember(job, outcome);
    options.onOutcome?.(job, outcome);
  };
  const { signal, first } = options;
  const run = await runJobs(todo, workers, { signal, first, onOutcome, onProgress });
  // The jobs that were not begun could change the decision about removals.
  const finished =
    run.stopped === null
      ? await finishPages(options, { collected, plan: plan.value, baker, store, pages, remember })
      : NOTHING_FINISHED;
  const summary: BakeSummary = {
    ...run,
    unchanged: run.unchanged + unchanged.length,
    // What the listing has learned, too.
    learnedForms: [...new Set([...client.learnedForms(), ...run.learnedForms])].sort(),
    lostParts: collected.lostParts,
    ...finished,
    baked: run.baked + finished.baked,
    failed: [...failures, ...run.failed, ...finished.failed],
    seconds: (performance.now() - startedAt) / 1000,
  };
  const commit = async (problem: string | null): Promise<BakeSummary> => {
    if (problem !== null) {
      const failure: BakeFailure = { subject: 'delivery', kind: 'target', message: problem };
      return { ...summary, failed: [...summary.failed, failure] };
    }
    deferred?.commit();
    if (deferred) await countRemovals(store, summary);
    return summary;
  };
  return ok({ summary, commit });
}

const NOTHING_FINISHED: Finished = { removed: [], held: null, baked: 0, failed: [] };

interface FinishedParts {
  readonly collected: CollectedOutcomes;
  readonly plan: RunPlan;
  readonly baker: PageBaker;
  readonly store: Store | undefined;
  readonly pages: StoredPages | undefined;
  readonly remember: (job: BakeJob, outcome: PageOutcome) => void;
}

/** Ends a run whose jobs are done (`finishRun`), remembers that, and writes the index of the search. */
async function finishPages(
  options: BakeOptions,
  { collected, plan, baker, store, pages, remember }: FinishedParts,
): Promise<Finished> {
  const { settings, onSiteChanges, removalWindowMs, now = Date.now } = options;
  const { config, outDir, compress, client, targetPages } = baker;
  const { existing, listing, stored } = plan;
  const trustedOrigins = listTrustedOrigins(settings, options.imageOrigins);
  const access = { headersFor: client.headersFor, trustedOrigins };
  try {
    const finished = await finishRun(collected, {
      files: { outDir, compress, settings, config, now: now(), access },
      limits: options.removalLimits ?? DEFAULT_REMOVAL_LIMITS,
      removedBefore:
        store && removalWindowMs !== undefined
          ? await store.removals.countSince(removalWindowMs)
          : 0,
      permit: options.permitLosses ?? (() => new Set()),
      existing,
      isWorkingCopy: targetPages !== undefined,
      onSiteChanges,
      bakeEmptied: async (job) => {
        const outcome = await bakePage(baker, job);
        remember(job, outcome);
        return outcome;
      },
    });
    for (const { page } of finished.removed) pages?.delete(page);
    if (!targetPages) await countRemovals(store, finished);
    if (existing.isWhole && listing) forgetMissing(stored, [existing.known, collected.made], pages);
    if (pages && !onSiteChanges) await writeSearchIndex({ outDir, compress }, pages);
    return finished;
  } catch (error) {
    const failure: BakeFailure = {
      ...{ subject: 'feeds and sitemaps', kind: 'write' },
      message: messageOf(error),
    };
    return { ...NOTHING_FINISHED, failed: [failure] };
  }
}

const countRemovals = async (
  store: Store | undefined,
  { removed }: Pick<BakeSummary, 'removed'>,
): Promise<void> => {
  if (removed.length > 0) await store?.removals.add(removed.map(({ page }) => page));
};
