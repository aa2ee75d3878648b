import type { ApiError } from '../../src/api/errors.ts';
import { joinRequests } from '../../src/model/joinRequests.ts';
import type { Result } from '../../src/model/result.ts';
import type { BakeJob } from '../bake/bakeJob.ts';
import { messageOf } from '../bake/errors.ts';
import { formatRef } from '../bake/pageRef.ts';
import { readLiveVersion } from '../release/builds.ts';
import { type ArticleReport, findArticles } from './articleReport.ts';
import type { ContentEvent } from './contentEvent.ts';
import { type OpenPublisher, openPublisher, type PublisherOptions } from './openPublisher.ts';
import type { PreviewedArticle } from './previewLink.ts';
import { createSiteFiles } from './publisherSiteFiles.ts';
import type { PublisherStatus } from './publisherStatus.ts';
import { readStatus } from './readStatus.ts';
import { renderPreview } from './renderPreview.ts';
import { repeat } from './repeat.ts';
import { createSweeps } from './sweeps.ts';
import { createTaskWork } from './taskWork.ts';
import { withinLimit } from './withinLimit.ts';

/** Addresses that the CDN has refused to purge are tried again so often. */
const PURGE_MS = 60_000;

/** Who asks for the health of the publisher has an answer after this time. */
const CHECK_LIMIT_MS = 800;

/** A publisher that runs. */
export type Publisher = Awaited<ReturnType<typeof startPublisher>>;

/** Starts a publisher: it does the tasks of the queue, polls and sweeps until it is stopped. */
export async function startPublisher(options: PublisherOptions) {
  const publisher = await openPublisher(options);
  const { outDir, store, queue, files, log, release, reportError } = publisher;
  const startedAt = Date.now();
  const siteFiles = createSiteFiles(publisher);
  const sweeps = createSweeps(publisher, siteFiles, receive);
  const { work, publications } = createTaskWork(publisher, siteFiles, sweeps);

  async function receive({ kind, ids, id: eventId }: ContentEvent): Promise<boolean> {
    const isNew = await store.hooks.receive(eventId, (transaction) =>
      kind === 'site'
        ? store.sweep.request(transaction)
        : queue.addAll(
            ids.map((id) => ({ reason: 'event', subject: `${kind} ${id}`, event: { kind, id } })),
            transaction,
          ),
    );
    if (isNew && kind === 'site') sweeps.begin();
    return isNew;
  }

  try {
    await queue.work(work);
    await siteFiles.work();
  } catch (error) {
    // What has begun goes on without the database, and reports nothing but that.
    void closeAll(publisher, siteFiles).catch(reportError('publisher-left'));
    throw error;
  }
  sweeps.start();
  const purging = repeat(files.purge, PURGE_MS, reportError('purge-failed'));
  // A publisher that was killed may have left some.
  purging.now();
  // A publisher that does not lead is ready, too, before its first task.
  const firstRelease = release().catch(reportError('release-failed'));

  async function addPermitted(jobs: readonly BakeJob[]): Promise<void> {
    if (jobs.length === 0) return;
    log.info({ event: 'removals-allowed', jobs: jobs.map(formatRef) }, 'A person decided so.');
    for (const planned of jobs) {
      const subject = `page ${formatRef(planned)}`;
      await queue.add({ reason: 'permission', subject, planned });
    }
  }

  /** One check answers all that ask at the same time: a database that hangs keeps few connections. */
  const checkSaving = joinRequests(store.checkSaving);

  return {
    /**
     * Saves an event with all its tasks, or nothing of it; returns false when it was received before
     * (`storedHooks.ts`).
     */
    receive,
    readStatus: (): Promise<PublisherStatus> =>
      readStatus(publisher, { startedAt, publications, isLeader: sweeps.isLeader() }),
    /** Tries a task again that failed for good; returns false when there is none. */
    retry: (id: string): Promise<boolean> => queue.retry(id),
    /** Tries all tasks again that failed for good; returns how many. */
    retryAll: async (): Promise<number> => {
      const count = await queue.retryAll();
      log.info({ event: 'failures-retried', count }, 'A person decided so.');
      return count;
    },
    /** The pages of sweeps wait until `continueSweep`, also for other publishers; events do not. */
    stopSweep: (): Promise<void> => sweeps.setStopped(true),
    continueSweep: (): Promise<void> => sweeps.setStopped(false),
    /**
     * Permits the held removals of a list (`HeldRemovals`) for an hour, and does them. Returns false, and
     * permits nothing, when others are listed now.
     */
    allowRemovals: async (list: string): Promise<boolean> => {
      const jobs = await store.removals.permit(list);
      if (jobs !== null) await addPermitted(jobs);
      return jobs !== null;
    },
    /** Returns the articles that an editor looks for, by their id, a part of their title or an address. */
    findArticles: (text: string): Promise<readonly ArticleReport[]> =>
      findArticles(publisher, text),
    /** Returns the page of an article that may be unpublished (`renderPreview`). */
    renderPreview: (article: PreviewedArticle): Promise<Result<string, ApiError>> =>
      renderPreview(publisher, article),
    /** Publishes an article as the content server has it now; withdraws it when that has. */
    publishArticle: async (id: string): Promise<void> => {
      log.info({ event: 'article-requested', id }, 'A person decided so.');
      await receive({ kind: 'article', ids: [id] });
    },
    /** Permits the held removals of an article, and does them; returns false when there are none. */
    withdrawArticle: async (id: string): Promise<boolean> => {
      const pages = await store.pages.findArticles({ id, title: null, limit: 1 });
      const jobs = await store.removals.permitPages(pages.map(({ ref }) => formatRef(ref)));
      await addPermitted(jobs);
      return jobs.length > 0;
    },
    /** Rejects when the database does not answer. */
    checkDatabase: queue.check,
    /** Returns whether the database answers and saves; never rejects. */
    isDatabaseUp: (): Promise<boolean> =>
      withinLimit(checkSaving(), CHECK_LIMIT_MS).then(
        () => true,
        () => false,
      ),
    /**
     * Returns why the publisher cannot work; null when it can.
     *
     * @param isDeep whether it counts, too, that a target refuses files, which another publisher cannot help
     */
    check: async ({ isDeep }: { readonly isDeep: boolean }): Promise<string | null> => {
      const problem = await withinLimit(checkSaving(), CHECK_LIMIT_MS).then(
        () => null,
        (error: unknown) => `the database does not save: ${messageOf(error)}`,
      );
      if (problem) return problem;
      if ((await readLiveVersion(outDir)) === null) return 'no build is live yet';
      const targets = isDeep ? files.readTargets() : [];
      return targets.find((target) => target.problem !== null)?.problem ?? null;
    },
    /** Resolves after the tasks that are being done. */
    stop: async (): Promise<void> => {
      await Promise.all([sweeps.stop(), purging.stop()]);
      await firstRelease;
      await closeAll(publisher, siteFiles);
    },
  };
}

/** Ends the queue after the tasks that are being done, and closes the store. */
async function closeAll(
  { queue, store }: OpenPublisher,
  siteFiles: ReturnType<typeof createSiteFiles>,
): Promise<void> {
  await queue.stop();
  await siteFiles.end();
  await store.close();
}
