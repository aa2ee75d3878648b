import { randomUUID } from 'node:crypto';
import { getConfig } from '../../src/api/calls/config.ts';
import type { ApiError } from '../../src/api/errors.ts';
import { fail, ok, type Result } from '../../src/model/result.ts';
import { readHomeTemplate } from '../build/homeTemplate.ts';
import { serverDirOf } from '../release/builds.ts';
import type { BakeJob, PageOutcome } from './bakeJob.ts';
import type { BakeOptions, Run } from './bakeOptions.ts';
import type { BakeFailure, BakeSummary } from './bakeSummary.ts';
import {
  collectInto,
  collectUnchanged,
  countRemovals,
  finishRun,
  NOTHING_FINISHED,
} from './finish/finishRun.ts';
import { deferPages, rememberPages } from './finish/rememberPages.ts';
import { createBakeClient } from './load/bakeClient.ts';
import { hashSource } from './load/pageContent.ts';
import type { PageBaker } from './pages/pageKind.ts';
import { planRun } from './plan/planRun.ts';
import { countThreads, createLocalWorker, startThreads } from './render/bakeWorkers.ts';
import { type BakeWorker, runJobs } from './render/runJobs.ts';
import { hashSiteVersion } from './render/siteVersion.ts';
import { createMemoryTokens } from './session/sharedTokens.ts';

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
    client,
    outDir,
    select,
    siteVersion,
    pages,
    isStoreCurrent,
    isWorkingCopy: deferred !== undefined,
    refetch,
    onProgress,
  });
  if (!plan.ok) return plan;
  const refusal = client.refusal();
  if (refusal) return fail(refusal);
  const { todo, unchanged, failures } = plan.value;

  const baker: PageBaker = {
    config,
    outDir,
    compress,
    homeTemplate,
    siteVersion,
    client,
    render,
    source: hashSource(settings),
    readContent: pages?.readContent,
    targetPages: deferred,
  };
  const threads = countThreads(todo, options.workers ?? 1);
  const workers: BakeWorker[] =
    // What another thread writes is not recorded, and would not be delivered.
    threads > 1 && build && !deferred
      ? startThreads(threads, baker, {
          settings,
          serverDir: serverDirOf(build),
          store: remembered?.address ?? null,
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
      ? await finishRun(options, { collected, plan: plan.value, baker, store, pages, remember })
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
