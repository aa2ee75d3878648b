import type { WholeSelection } from '../bake/bakeJob.ts';
import { createBakeClient } from '../bake/load/bakeClient.ts';
import { formatRef } from '../bake/pageRef.ts';
import { planSweep } from '../bake/plan/planSweep.ts';
import { type Build, findChosenBuild, serverDirOf } from '../release/builds.ts';
import type { WholeSweepRecord } from '../store/storedSweep.ts';
import type { ContentEvent } from './contentEvent.ts';
import { findNewArticles } from './findNewArticles.ts';
import type { OpenPublisher } from './openPublisher.ts';
import type { PublisherSiteFiles } from './publisherSiteFiles.ts';
import { type Repeated, repeat } from './repeat.ts';

/** A publisher that does not lead tries to after this time: the leader may have ended. */
const LEAD_MS = 5_000;

/** The comparisons of a publisher: polls of the lists' newest rows, and sweeps over the whole site. */
export type Sweeps = ReturnType<typeof createSweeps>;

/** Creates the comparisons; `receive` receives what a poll has found. */
export function createSweeps(
  publisher: OpenPublisher,
  siteFiles: PublisherSiteFiles,
  receive: (event: ContentEvent) => Promise<unknown>,
) {
  const { settings, buildsDir, isWorkingCopy, place, store, queue, log, metrics } = publisher;
  const { release, reportError } = publisher;
  /** The build of the last sweep of this publisher; null before the first. */
  let sweptVersion: string | null = null;
  /** The request (`storedSweep.ts`) that it has found. */
  let foundRequest: string | null = null;
  let isStoreCurrent = false;
  let isLeader = false;
  /** The versions of articles that are in the queue, or were. */
  const asked = new Map<string, string | null>();
  let timers: readonly Repeated[] = [];
  let sweepTimer: Repeated | null = null;

  const begin = () => sweepTimer?.now();

  const beginForBuild = ({ version }: Build) => {
    if (sweptVersion !== null && version !== sweptVersion) begin();
  };

  /** The leader sweeps; another publisher only because of an event. */
  async function run(): Promise<void> {
    if (!isLeader && (await store.sweep.readRequest()) === null) return;
    const build = await release();
    sweptVersion = build.version;
    // A sweep replaces the tasks of those before: none that was planned earlier may end later.
    await store.locks.withName('sweep', () => sweepWith(build));
  }

  async function sweepWith(build: Build): Promise<void> {
    const { pages } = store;
    const startedAt = Date.now();
    const request = await store.sweep.readRequest();
    foundRequest = request;
    const lastWhole = await store.sweep.readLastWhole();
    const { sweeping } = await queue.count();
    const plan = await planSweep({
      ...place,
      serverDir: serverDirOf(build),
      pages,
      isWorkingCopy,
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
    if (isWorkingCopy) await pages.describe(plan.value.descriptions);
    // Changes that a killed publisher had not written yet are lost.
    await siteFiles.add(plan.value.siteChanges);
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

  async function poll(): Promise<void> {
    // The first sweep finds more.
    if (!isLeader || sweptVersion === null) return;
    beginForBuild(await findChosenBuild(buildsDir));
    const found = await findNewArticles(
      createBakeClient(settings, { onCall: metrics.countCall, tokens: store.tokens }),
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
    if (!wasLeader || isNew) begin();
  }

  return {
    /** Polls and sweeps from now on. */
    start: (): void => {
      const leadTimer = repeat(lead, LEAD_MS, reportError('lead-failed'));
      sweepTimer = repeat(run, publisher.sweepMinutes * 60_000, reportError('sweep-failed'));
      const pollTimer = repeat(poll, publisher.pollSeconds * 1_000, reportError('poll-failed'));
      timers = [leadTimer, sweepTimer, pollTimer];
      leadTimer.now();
    },
    /** Begins a sweep now, or again when the current one ends. */
    begin,
    /** Begins one when pages were compared for another build: all are rendered again. */
    beginForBuild,
    /** The store knows every page: runs over named pages need not read the folder. */
    isStoreCurrent: (): boolean => isStoreCurrent,
    /** This publisher sweeps and polls. */
    isLeader: (): boolean => isLeader,
    /** Stops the pages of sweeps, or lets them go on, also for other publishers. */
    setStopped: async (isStopped: boolean): Promise<void> => {
      await store.sweep.setStopped(isStopped);
      await applyStop();
      log.info({ event: isStopped ? 'sweep-stopped' : 'sweep-continued' }, 'A person decided so.');
    },
    /** Resolves when nothing is compared any more. */
    stop: async (): Promise<void> => {
      await Promise.all(timers.map((timer) => timer.stop()));
    },
  };
}

/** Reading every list of a large site to its end takes at most this share of the time. */
const MAX_WHOLE_SHARE = 0.02;

/**
 * Returns how far a sweep reads the lists of the site: to their end where that is due or not all pages have
 * the version of the site, else only as far as they have news. On a small site every sweep reads everything.
 *
 * @param last the last sweep that read everything; null before the first
 */
export function decideSweep(
  last: WholeSweepRecord | null,
  { siteVersion, isRequested, hasWaitingTasks, now }: SweepFacts,
): WholeSelection {
  const isOutdated = last?.siteVersion !== siteVersion;
  if (last === null || isOutdated || isRequested || hasWaitingTasks) return { kind: 'all' };
  const isDue = now - last.startedAt >= last.tookMs / MAX_WHOLE_SHARE;
  return { kind: isDue ? 'all' : 'news' };
}

interface SweepFacts {
  /** What all pages are to be made of. */
  readonly siteVersion: string;
  /** A person or an event asked for the sweep. */
  readonly isRequested: boolean;
  /** Tasks of an earlier sweep wait. A sweep replaces them, so that it has to find their pages again. */
  readonly hasWaitingTasks: boolean;
  /** Epoch ms. */
  readonly now: number;
}
