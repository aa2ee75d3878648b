import { getArticleContent } from '../../src/api/calls/article.ts';
import type { Settings } from '../../src/settings.ts';
import { bake } from '../bake/bake.ts';
import { createBakeClient } from '../bake/bakeClient.ts';
import type { BakeJob, NamedSelection, PageOutcome } from '../bake/bakeJob.ts';
import { updateSiteFiles } from '../bake/feeds/updateSiteFiles.ts';
import { siteNameOf } from '../bake/folderLock.ts';
import { messageOf } from '../bake/pageOutcome.ts';
import { formatRef, isArticlePage, isPageId, type PageRef } from '../bake/pageRef.ts';
import { planSweep } from '../bake/planSweep.ts';
import type { RemovalLimits } from '../bake/removalLimits.ts';
import type { Purger } from '../purge/purger.ts';
import { BUILDS_DIR, type Build, findChosenBuild, serverDirOf } from '../release/builds.ts';
import { readLiveVersion } from '../release/liveBuild.ts';
import { releaseChosenBuild } from '../release/releaseChosenBuild.ts';
import { openStore, type Store } from '../store/openStore.ts';
import type { Target } from '../targets/target.ts';
import type { ContentEvent } from './contentEvent.ts';
import { describeLiveBuild } from './describeLiveBuild.ts';
import { describeStatus } from './describeStatus.ts';
import { findNewArticles } from './findNewArticles.ts';
import type { PublisherLog } from './publisherLog.ts';
import type { PublisherMetrics } from './publisherMetrics.ts';
import type { Publication, PublisherStatus, SweepProgress } from './publisherStatus.ts';
import { openPublishQueue, type QueuedTask, type TaskResult } from './publishQueue.ts';
import { repeat } from './repeat.ts';
import { runTasks } from './runTasks.ts';
import { createSiteFileWriter } from './siteFileWriter.ts';
import { createChangeSpreader } from './spreadChanges.ts';

/** Removals of a day count together: each run removes only a few pages. */
const REMOVAL_WINDOW_MS = 86_400_000;

/** What a target did not accept is delivered again after this time. */
const DELIVERY_RETRY_MS = 10_000;

const PUBLICATIONS_SHOWN = 50;
const FAILURES_SHOWN = 50;

export interface PublisherOptions {
  readonly settings: Settings;
  /** The folder of the site. */
  readonly outDir: string;
  /** The folder of the builds; `dist/builds` when absent. */
  readonly buildsDir?: string | undefined;
  /** Writes `.br` and `.gz` beside each file. */
  readonly compress: boolean;
  readonly databaseUrl: string;
  readonly removalLimits: RemovalLimits;
  /** Places that the site is delivered to, in addition to the folder. */
  readonly targets: readonly Target[];
  /** The cache of a CDN; null without one. */
  readonly purger: Purger | null;
  /** How often lists are polled for newer versions (s), and the whole site is compared (min); 0: never. */
  readonly pollSeconds: number;
  readonly sweepMinutes: number;
  readonly log: PublisherLog;
  readonly metrics: PublisherMetrics;
}

/** A publisher that runs. */
export interface Publisher {
  /** The ids of events that were received (`StoredHooks`). */
  readonly hooks: Store['hooks'];
  /** Puts an event in the queue; resolves when it is saved there. */
  readonly receive: (event: ContentEvent) => Promise<void>;
  readonly readStatus: () => Promise<PublisherStatus>;
  /** Tries a task again that failed for good; returns false when there is none. */
  readonly retry: (id: string) => Promise<boolean>;
  /**
   * Permits the held removals and tries them again. Returns false, and permits nothing, when not so
   * many are held.
   */
  readonly allowRemovals: (pages: number) => Promise<boolean>;
  /** The pages of sweeps wait until `continueSweep`, also for other publishers; events do not. */
  readonly stopSweep: () => Promise<void>;
  readonly continueSweep: () => Promise<void>;
  /** Returns why the publisher cannot work; null when it can. */
  readonly check: () => Promise<string | null>;
  /** Resolves after the tasks that are being done. */
  readonly stop: () => Promise<void>;
}

/** Starts a publisher: it does the tasks of the queue, polls and sweeps until it is stopped. */
export async function startPublisher(options: PublisherOptions): Promise<Publisher> {
  const { settings, outDir, compress, databaseUrl, log, metrics } = options;
  const { buildsDir = BUILDS_DIR } = options;
  const store = await openStore({ url: databaseUrl, site: siteNameOf(outDir) });
  const queue = await openPublishQueue({
    url: databaseUrl,
    siteId: store.siteId,
    onError: (err) => log.error({ event: 'queue-failed', err }, 'The queue does not answer.'),
  }).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  const startedAt = Date.now();
  const publications: Publication[] = [];
  let sweep: Pick<SweepProgress, 'startedAt' | 'total'> | null = null;
  let isStoreCurrent = false;
  let allowed: number | null = null;
  /** The build of the last sweep; null before the first. */
  let sweptVersion: string | null = null;

  const files = createChangeSpreader(options, store);
  const siteFiles = createSiteFileWriter({
    write: (changes) => files.run(() => updateSiteFiles({ settings, outDir, compress }, changes)),
    onError: (err) =>
      log.error({ event: 'site-files-failed', err }, 'The sitemaps were not written.'),
  });

  /** Puts the chosen build live; its assets are on all targets before a page that names them. */
  async function release(): Promise<Build> {
    const before = await readLiveVersion(outDir);
    const build = await releaseChosenBuild({ outDir, buildsDir, spread: files.run });
    if (build.version !== before) {
      log.info({ event: 'released', build: build.version }, 'Put a build live.');
    }
    return build;
  }

  /** All pages are rendered again with another build. */
  const sweepForBuild = ({ version }: Build) => {
    if (sweptVersion !== null && version !== sweptVersion) timers.sweep.now();
  };

  const publish = async (
    select: NamedSelection,
    onOutcome: (job: BakeJob, outcome: PageOutcome) => void,
  ) => {
    sweepForBuild(await release());
    return files.run(async () => {
      const answer = await bake({
        ...{ settings, outDir, buildsDir, compress, databaseUrl, select, onOutcome },
        ...{ isStoreCurrent, removalWindowMs: REMOVAL_WINDOW_MS },
        removalLimits: options.removalLimits,
        allowRemovals: allowed,
        onSiteChanges: siteFiles.add,
        onCall: metrics.countCall,
      });
      if (!answer.ok) return answer;
      const { baked, unchanged, removed, failed } = answer.value;
      metrics.countPages('baked', baked);
      metrics.countPages('unchanged', unchanged);
      metrics.countPages('removed', removed.length);
      metrics.countPages('failed', failed.length);
      if (allowed !== null && removed.length > 0)
        allowed = Math.max(0, allowed - removed.length) || null;
      return answer;
    });
  };

  const findArticle = async (id: string): Promise<readonly PageRef[]> => {
    const known = [...(await store.pages.loadAround([id])).values()]
      .map(({ ref }) => ref)
      .filter((ref) => isArticlePage(ref) && ref.params.id === id);
    if (known.length > 0) return known;
    const article = await getArticleContent(createBakeClient(settings), { articleId: id });
    const columnId = article.ok ? article.value.columnId : '';
    return isPageId(columnId) ? [{ route: 'newsDetail', params: { columnId, id } }] : [];
  };

  function note(task: QueuedTask, result: TaskResult): void {
    const { subject, reason } = task.task;
    if (result.state !== 'done') {
      log.warn({ event: `task-${result.state}`, subject, retries: task.retries }, result.reason);
      return;
    }
    if (reason !== 'event') return;
    const { receivedAt } = task;
    const publishedAt = Date.now();
    metrics.observeLag(publishedAt - receivedAt);
    publications.unshift({ subject, receivedAt, publishedAt, pages: result.pages });
    publications.length = Math.min(publications.length, PUBLICATIONS_SHOWN);
    const figures = { subject, pages: result.pages, lagMs: publishedAt - receivedAt };
    log.info({ event: 'published', ...figures }, 'Published.');
  }

  await queue.work(async (tasks) => {
    const results = await runTasks(tasks, {
      publish,
      findArticle,
      repairLater: (task, delayS) => queue.add(task, { delayS }),
    });
    for (const result of results) {
      const task = tasks.find(({ id }) => id === result.id);
      if (task) note(task, result);
    }
    return results;
  });

  /** The versions of articles that are in the queue, or were. */
  const asked = new Map<string, string | null>();

  async function runSweep(): Promise<void> {
    const build = await release();
    sweptVersion = build.version;
    const serverDir = serverDirOf(build);
    const plan = await planSweep({ settings, outDir, serverDir, compress, pages: store.pages });
    if (!plan.ok) throw new Error(`${plan.error.call}: ${plan.error.message}`);
    const { jobs, failures } = plan.value;
    for (const { subject, kind, message } of failures) {
      log.warn({ event: 'list-failed', subject, kind }, message);
    }
    isStoreCurrent = plan.value.isStoreCurrent;
    // Changes that a killed publisher had not written yet are lost.
    siteFiles.add(plan.value.siteChanges);
    for (const job of jobs) asked.set(formatRef(job), job.listed?.text ?? null);
    const tasks = jobs.map((planned) => ({
      ...({ reason: 'sweep', subject: `page ${formatRef(planned)}` } as const),
      planned,
    }));
    await queue.replaceSweep(tasks, { isStopped: await store.sweep.isStopped() });
    // A person may have stopped it while tasks were added, or let it go on.
    await applyStop();
    sweep = { startedAt: Date.now(), total: jobs.length };
    log.info({ event: 'sweep', pages: jobs.length }, 'Compared the whole site.');
  }

  const applyStop = async () =>
    (await store.sweep.isStopped()) ? queue.stopSweep() : queue.continueSweep();

  async function setSweepStopped(isStopped: boolean): Promise<void> {
    await store.sweep.setStopped(isStopped);
    await applyStop();
    log.info({ event: isStopped ? 'sweep-stopped' : 'sweep-continued' }, 'A person decided so.');
  }

  async function poll(): Promise<void> {
    // The first sweep finds more.
    if (sweep === null) return;
    sweepForBuild(await findChosenBuild(buildsDir));
    const found = await findNewArticles(
      createBakeClient(settings, { onCall: metrics.countCall }),
      store.pages,
      asked,
    );
    if (!found.ok) throw new Error(`${found.error.call}: ${found.error.message}`);
    if (found.value.length > 0) await receive({ kind: 'article', ids: found.value });
  }

  async function receive({ kind, ids }: ContentEvent): Promise<void> {
    if (kind === 'site') {
      timers.sweep.now();
      return;
    }
    for (const id of ids) {
      await queue.add({ reason: 'event', subject: `${kind} ${id}`, event: { kind, id } });
    }
  }

  const onError = (event: string) => (err: unknown) => log.error({ event, err }, 'Not finished.');
  const timers = {
    sweep: repeat(runSweep, options.sweepMinutes * 60_000, onError('sweep-failed')),
    delivery: repeat(files.retry, DELIVERY_RETRY_MS, onError('delivery-failed')),
    poll: repeat(poll, options.pollSeconds * 1_000, onError('poll-failed')),
  };
  timers.sweep.now();
  // After the release, so that every page which is delivered has its assets there.
  void release().then(files.sync).catch(onError('sync-failed'));

  async function readStatus(): Promise<PublisherStatus> {
    // Before the tasks are counted: a sweep may end in the meantime.
    const current = sweep;
    const [counts, failed, isSweepStopped, build] = await Promise.all([
      queue.count(),
      queue.listFailed(FAILURES_SHOWN),
      store.sweep.isStopped(),
      describeLiveBuild(outDir, buildsDir),
    ]);
    const siteUrl = `${settings.siteUrl}${settings.siteBase}`;
    return describeStatus({
      ...{ siteUrl, startedAt, build, counts, failed, publications },
      ...{ sweep: current, isSweepStopped },
    });
  }

  return {
    hooks: store.hooks,
    receive,
    readStatus,
    retry: (id) => queue.retry(id),
    stopSweep: () => setSweepStopped(true),
    continueSweep: () => setSweepStopped(false),
    allowRemovals: async (pages) => {
      const failed = await queue.listFailed(FAILURES_SHOWN);
      const held = failed.filter(({ isHeld }) => isHeld);
      if (held.length !== pages) return false;
      allowed = pages;
      for (const { id } of held) await queue.retry(id);
      return true;
    },
    check: () =>
      queue.check().then(
        async () => ((await readLiveVersion(outDir)) === null ? 'no build is live yet' : null),
        (error: unknown) => `the database does not answer: ${messageOf(error)}`,
      ),
    stop: async () => {
      await Promise.all(Object.values(timers).map((timer) => timer.stop()));
      await queue.stop();
      await siteFiles.flush().catch(onError('site-files-failed'));
      for (const target of options.targets) target.close();
      await store.close();
    },
  };
}
