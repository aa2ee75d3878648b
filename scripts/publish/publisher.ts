import { getArticleContent } from '../../src/api/calls/article.ts';
import { isMissed } from '../../src/body/lostParts.node.ts';
import type { Settings } from '../../src/settings.ts';
import { createBakeClient } from '../bake/bakeClient.ts';
import type { BakeJob, NamedSelection, PageOutcome } from '../bake/bakeJob.ts';
import { updateSiteFiles } from '../bake/feeds/updateSiteFiles.ts';
import { messageOf } from '../bake/pageOutcome.ts';
import { formatRef, isArticlePage, isPageId, type PageRef, pagePath } from '../bake/pageRef.ts';
import { planSweep } from '../bake/planSweep.ts';
import type { RemovalLimits } from '../bake/removalLimits.ts';
import type { Purger } from '../purge/purger.ts';
import { BUILDS_DIR, type Build, findChosenBuild, serverDirOf } from '../release/builds.ts';
import { readLiveVersion } from '../release/liveBuild.ts';
import { openStore } from '../store/openStore.ts';
import type { Target } from '../targets/target.ts';
import type { ContentEvent } from './contentEvent.ts';
import { decideSweep } from './decideSweep.ts';
import { describeLiveBuild } from './describeLiveBuild.ts';
import { describeStatus } from './describeStatus.ts';
import { findNewArticles } from './findNewArticles.ts';
import { nameSite } from './nameSite.ts';
import type { PublisherLog } from './publisherLog.ts';
import type { PublisherMetrics } from './publisherMetrics.ts';
import type { Publication, PublisherStatus } from './publisherStatus.ts';
import { openPublishQueue, type QueuedTask, type TaskResult } from './publishQueue.ts';
import { publishSelection } from './publishSelection.ts';
import { repeat } from './repeat.ts';
import { runApart } from './runApart.ts';
import { runTasks } from './runTasks.ts';
import { shareRunning } from './shareRunning.ts';
import { createSiteFileWriter } from './siteFileWriter.ts';
import { createChangeSpreader } from './spreadChanges.ts';
import { withinLimit } from './withinLimit.ts';
import { writeSharedSiteFiles } from './writeSharedSiteFiles.ts';

/** A publisher that does not lead tries to after this time: the leader may have ended. */
const LEAD_MS = 5_000;

/** The sitemaps of a site on targets have all its pages: they are written so long after a change. */
const SITE_FILES_DELAY_S = 10;
/** On large sites they are written less often: they take at most this share of the time. */
const MAX_SITE_FILES_SHARE = 0.05;

/** So many pages whose rows show changed headlines are published at once; the next sweep does the others. */
const MAX_DEPENDENTS = 1_000;

/** Addresses that the CDN has refused to purge are tried again so often. */
const PURGE_MS = 60_000;

/** Who asks for the health of the publisher has an answer after this time. */
const CHECK_LIMIT_MS = 800;

const PUBLICATIONS_SHOWN = 50;
const FAILURES_SHOWN = 50;
const LACKING_SHOWN = 50;

export interface PublisherOptions {
  readonly settings: Settings;
  /** Name of the site that publishers on several machines share; that of the folder when absent. */
  readonly site?: string | undefined;
  /** The folder of the site. */
  readonly outDir: string;
  /** The folder of the builds; `dist/builds` when absent. */
  readonly buildsDir?: string | undefined;
  /** Writes `.br` and `.gz` beside each file. */
  readonly compress: boolean;
  readonly databaseUrl: string;
  readonly removalLimits: RemovalLimits;
  /** Origins in private networks that images may be loaded from. */
  readonly imageOrigins?: readonly string[] | undefined;
  /** How often a task is tried again (`QueueOptions`). */
  readonly retries?: number;
  /** Places that have the site; without any the folder has it. */
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
  /**
   * Saves an event with all its tasks, or nothing of it; returns false when it was received before
   * (`StoredHooks`).
   */
  readonly receive: (event: ContentEvent) => Promise<boolean>;
  readonly readStatus: () => Promise<PublisherStatus>;
  /** Tries a task again that failed for good; returns false when there is none. */
  readonly retry: (id: string) => Promise<boolean>;
  /**
   * Permits the held removals of a list (`HeldRemovals`) for an hour, and does them. Returns false, and
   * permits nothing, when others are listed now.
   */
  readonly allowRemovals: (list: string) => Promise<boolean>;
  /** The pages of sweeps wait until `continueSweep`, also for other publishers; events do not. */
  readonly stopSweep: () => Promise<void>;
  readonly continueSweep: () => Promise<void>;
  /** Returns why the publisher cannot work; null when it can. */
  readonly check: () => Promise<string | null>;
  /** Rejects when the database does not answer. */
  readonly checkDatabase: () => Promise<void>;
  /** Resolves after the tasks that are being done. */
  readonly stop: () => Promise<void>;
}

/** Starts a publisher: it does the tasks of the queue, polls and sweeps until it is stopped. */
export async function startPublisher(options: PublisherOptions): Promise<Publisher> {
  const { settings, outDir, compress, databaseUrl, targets, log, metrics } = options;
  const { buildsDir = BUILDS_DIR } = options;
  const site = nameSite({ site: options.site, outDir, targets });
  const isWorkingCopy = targets.length > 0;
  const store = await openStore({ url: databaseUrl, site });
  const queue = await openPublishQueue({
    url: databaseUrl,
    siteId: store.siteId,
    retries: options.retries,
    onError: (err) => log.error({ event: 'queue-failed', err }, 'The queue does not answer.'),
  }).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  const startedAt = Date.now();
  const publications: Publication[] = [];
  /** The build of the last sweep of this publisher; null before the first. */
  let sweptVersion: string | null = null;
  let isStoreCurrent = false;
  let isLeader = false;
  let siteFilesDelayS = SITE_FILES_DELAY_S;

  const onError = (event: string) => (err: unknown) => log.error({ event, err }, 'Not finished.');
  const files = createChangeSpreader(options, store);
  const { tokens } = store;
  const place = { settings, outDir, compress, tokens, imageOrigins: options.imageOrigins };
  const reportSiteFiles = (err: unknown) =>
    log.error({ event: 'site-files-failed', err }, 'The sitemaps were not written.');
  const siteFiles = createSiteFileWriter({
    write: (changes) => files.run(() => updateSiteFiles(place, changes, store.pages)),
    onError: reportSiteFiles,
  });

  /** Puts the chosen build live; its assets are on all targets before a page that names them. */
  const release = shareRunning(async (): Promise<Build> => {
    const before = await readLiveVersion(outDir);
    const build = await files.release();
    if (build.version !== before) {
      log.info({ event: 'released', build: build.version }, 'Put a build live.');
    }
    return build;
  });

  /** All pages are rendered again with another build. */
  const sweepForBuild = ({ version }: Build) => {
    if (sweptVersion !== null && version !== sweptVersion) timers.sweep.now();
  };

  function logLostParts(job: BakeJob, outcome: PageOutcome): void {
    if (outcome.result !== 'baked') return;
    const parts = outcome.made?.lostParts.filter(isMissed) ?? [];
    if (parts.length === 0) return;
    log.warn({ event: 'content-lost', page: formatRef(job), parts }, 'Not all content is shown.');
  }

  const publish = async (
    select: NamedSelection,
    onOutcome: (job: BakeJob, outcome: PageOutcome) => void,
  ) => {
    const build = await release();
    sweepForBuild(build);
    const onPage = (job: BakeJob, outcome: PageOutcome) => {
      logLostParts(job, outcome);
      onOutcome(job, outcome);
    };
    return publishSelection(
      {
        ...{ ...place, buildsDir, databaseUrl, select, onOutcome: onPage, isStoreCurrent },
        removalLimits: options.removalLimits,
        ...(isWorkingCopy && { targets: { site, build } }),
      },
      {
        ...{ store, files, metrics, onSiteChanges: siteFiles.add },
        writeSiteFilesLater: () => queue.addSiteFiles(siteFilesDelayS),
      },
    );
  };

  async function writeSiteFiles(): Promise<void> {
    const begun = performance.now();
    await writeSharedSiteFiles(place, store, files);
    const tookS = (performance.now() - begun) / 1000;
    siteFilesDelayS = Math.max(SITE_FILES_DELAY_S, Math.ceil(tookS / MAX_SITE_FILES_SHARE));
  }

  const findArticle = async (id: string): Promise<readonly PageRef[]> => {
    const known = [...(await store.pages.loadAround([id])).values()]
      .map(({ ref }) => ref)
      .filter((ref) => isArticlePage(ref) && ref.params.id === id);
    if (known.length > 0) return known;
    const article = await getArticleContent(createBakeClient(settings, { tokens }), {
      articleId: id,
    });
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

  const doTasks = (tasks: readonly QueuedTask[]) =>
    runTasks(tasks, {
      publish,
      findArticle,
      repairLater: (task, delayS) => queue.add(task, { delayS }),
      publishLater: queue.addDependents,
    });

  await queue.work(async (tasks) => {
    const problem = await release().then(
      () => null,
      (err: unknown) => {
        log.error({ event: 'release-failed', err }, 'The build was not put live.');
        return messageOf(err);
      },
    );
    const results = await (problem === null
      ? runApart(tasks, doTasks, ({ task }, err) =>
          log.error({ event: 'task-rejected', subject: task.subject, err }, 'A task ended early.'),
        )
      : tasks.map(({ id }): TaskResult => ({ id, state: 'failed', reason: problem })));
    await store.changes
      .take(MAX_DEPENDENTS, queue.addDependents)
      .catch(onError('dependents-failed'));
    for (const result of results) {
      const task = tasks.find(({ id }) => id === result.id);
      if (task) note(task, result);
    }
    return results;
  });
  if (isWorkingCopy) {
    await queue.workSiteFiles(() =>
      writeSiteFiles().catch((error: unknown) => {
        reportSiteFiles(error);
        throw error;
      }),
    );
  }

  /** The versions of articles that are in the queue, or were. */
  const asked = new Map<string, string | null>();

  /** The request (`StoredSweep`) that the last sweep of this publisher has found. */
  let foundRequest: string | null = null;

  /** The leader sweeps; another publisher only because of an event. */
  async function runSweep(): Promise<void> {
    if (!isLeader && (await store.sweep.readRequest()) === null) return;
    const build = await release();
    sweptVersion = build.version;
    // A sweep replaces the tasks of those before: none that was planned earlier may end later.
    const unlock = await store.locks.lockName('sweep');
    await sweepWith(build).finally(unlock);
  }

  async function sweepWith(build: Build): Promise<void> {
    const { pages } = store;
    const startedAt = Date.now();
    const request = await store.sweep.readRequest();
    foundRequest = request;
    const lastWhole = await store.sweep.readLastWhole();
    const { sweeping } = await queue.count();
    const plan = await planSweep({
      ...{ ...place, serverDir: serverDirOf(build), pages, isWorkingCopy },
      select: (siteVersion) =>
        decideSweep(lastWhole, {
          siteVersion,
          isRequested: request !== null,
          hasWaitingTasks: sweeping > 0,
          now: startedAt,
        }),
    });
    if (!plan.ok) throw new Error(`${plan.error.call}: ${plan.error.message}`);
    const { jobs, failures, wholeVersion } = plan.value;
    for (const { subject, kind, message } of failures) {
      log.warn({ event: 'list-failed', subject, kind }, message);
    }
    isStoreCurrent = plan.value.isStoreCurrent;
    if (isWorkingCopy) {
      await store.pages.describe(plan.value.descriptions);
      await queue.addSiteFiles(siteFilesDelayS);
    } else {
      // Changes that a killed publisher had not written yet are lost.
      siteFiles.add(plan.value.siteChanges);
    }
    for (const job of jobs) asked.set(formatRef(job), job.listed?.text ?? null);
    const tasks = jobs.map((planned) => ({
      ...({ reason: 'sweep', subject: `page ${formatRef(planned)}` } as const),
      planned,
    }));
    await queue.replaceSweep(tasks, { isStopped: await store.sweep.isStopped() });
    // A person may have stopped it while tasks were added, or let it go on.
    await applyStop();
    await store.sweep.saveLast(jobs.length);
    if (wholeVersion !== null) {
      const tookMs = Date.now() - startedAt;
      await store.sweep.saveLastWhole({ startedAt, tookMs, siteVersion: wholeVersion });
    }
    if (request !== null) await store.sweep.endRequest(request);
    const isWhole = wholeVersion !== null;
    log.info({ event: 'sweep', pages: jobs.length, isWhole }, 'Compared the site.');
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
    if (!isLeader || sweptVersion === null) return;
    sweepForBuild(await findChosenBuild(buildsDir));
    const found = await findNewArticles(
      createBakeClient(settings, { onCall: metrics.countCall, tokens }),
      store.pages,
      asked,
    );
    if (!found.ok) throw new Error(`${found.error.call}: ${found.error.message}`);
    if (found.value.length > 0) await receive({ kind: 'article', ids: found.value });
  }

  /**
   * One publisher of a site sweeps and polls. A new one sweeps at once, and the leader for a publisher
   * that has ended before it did what an event asked for.
   */
  async function lead(): Promise<void> {
    const wasLeader = isLeader;
    isLeader = await store.leadership.has();
    if (!isLeader) return;
    const request = await store.sweep.readRequest();
    const isNew = request !== null && request !== foundRequest;
    if (!wasLeader || isNew) timers.sweep.now();
  }

  async function receive({ kind, ids, id: eventId }: ContentEvent): Promise<boolean> {
    const isNew = await store.hooks.receive(eventId, (transaction) =>
      kind === 'site'
        ? store.sweep.request(transaction)
        : queue.addAll(
            ids.map((id) => ({ reason: 'event', subject: `${kind} ${id}`, event: { kind, id } })),
            transaction,
          ),
    );
    if (isNew && kind === 'site') timers.sweep.now();
    return isNew;
  }

  const timers = {
    lead: repeat(lead, LEAD_MS, onError('lead-failed')),
    sweep: repeat(runSweep, options.sweepMinutes * 60_000, onError('sweep-failed')),
    poll: repeat(poll, options.pollSeconds * 1_000, onError('poll-failed')),
    purge: repeat(files.purge, PURGE_MS, onError('purge-failed')),
  };
  // A publisher that was killed may have left some.
  timers.purge.now();
  timers.lead.now();
  // A publisher that does not lead is ready, too, before its first task.
  const firstRelease = release().catch(onError('release-failed'));

  /** One check answers all that ask at the same time: a database that hangs keeps few connections. */
  const checkSaving = shareRunning(store.checkSaving);

  async function readStatus(): Promise<PublisherStatus> {
    // Before the tasks are counted: a sweep may end in the meantime.
    const sweep = await store.sweep.readLast();
    const [counts, failed, isSweepStopped, build, lacking, held] = await Promise.all([
      queue.count(),
      queue.listFailed(FAILURES_SHOWN),
      store.sweep.isStopped(),
      describeLiveBuild(outDir, buildsDir),
      store.pages.listWithLostParts(LACKING_SHOWN),
      store.removals.readHeld(),
    ]);
    const siteUrl = `${settings.siteUrl}${settings.siteBase}`;
    const lackingPages = lacking.pages.map(({ ref, title, lostParts }) => ({
      ...{ url: `${siteUrl}/${pagePath(ref)}.html`, title },
      parts: lostParts.filter(isMissed),
    }));
    return describeStatus({
      ...{ siteUrl, startedAt, build, counts, failed, publications },
      ...{ sweep, isSweepStopped, held, lacking: { count: lacking.count, pages: lackingPages } },
    });
  }

  return {
    receive,
    readStatus,
    retry: (id) => queue.retry(id),
    stopSweep: () => setSweepStopped(true),
    continueSweep: () => setSweepStopped(false),
    allowRemovals: async (list) => {
      const jobs = await store.removals.permit(list);
      if (jobs === null) return false;
      log.info({ event: 'removals-allowed', jobs: jobs.map(formatRef) }, 'A person decided so.');
      for (const planned of jobs) {
        const subject = `page ${formatRef(planned)}`;
        await queue.add({ reason: 'permission', subject, planned });
      }
      return true;
    },
    checkDatabase: queue.check,
    check: () =>
      withinLimit(checkSaving(), CHECK_LIMIT_MS).then(
        async () => ((await readLiveVersion(outDir)) === null ? 'no build is live yet' : null),
        (error: unknown) => `the database does not save: ${messageOf(error)}`,
      ),
    stop: async () => {
      await Promise.all(Object.values(timers).map((timer) => timer.stop()));
      await firstRelease;
      await queue.stop();
      await siteFiles.flush().catch(reportSiteFiles);
      await store.close();
    },
  };
}
