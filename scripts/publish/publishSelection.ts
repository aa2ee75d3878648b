import type { ApiError } from '../../src/api/errors.ts';
import { DAY_MS } from '../../src/model/durations.ts';
import { ok, type Result } from '../../src/model/result.ts';
import { withRun } from '../bake/bake.ts';
import type { BakeJob, NamedSelection, PageOutcome } from '../bake/bakeJob.ts';
import type { BakeOptions } from '../bake/bakeOptions.ts';
import { bakePages } from '../bake/bakePages.ts';
import type { BakeSummary } from '../bake/bakeSummary.ts';
import type { SiteChanges } from '../bake/feeds/siteFiles.ts';
import { formatRef } from '../bake/pageRef.ts';
import { PAGE_KINDS } from '../bake/pages/pageKinds.ts';
import type { Build } from '../release/builds.ts';
import type { SiteLocks } from '../store/siteLocks.ts';
import type { StoredRemovals } from '../store/storedRemovals.ts';
import type { OpenPublisher } from './openPublisher.ts';
import type { PublisherMetrics } from './publisherMetrics.ts';
import type { PublisherSiteFiles } from './publisherSiteFiles.ts';

/** Removals of a day count together: each run removes only a few pages. */
const REMOVAL_WINDOW_MS = DAY_MS;

/** What differs between the runs of a publisher. */
interface SelectedRun extends Pick<BakeOptions, 'isStoreCurrent'> {
  readonly select: NamedSelection;
  readonly build: Build;
  readonly onOutcome: (job: BakeJob, outcome: PageOutcome) => void;
}

/** Bakes what a selection names, and brings it to the targets. Fails as `bakePages` does. */
export function publishSelection(
  publisher: OpenPublisher,
  siteFiles: PublisherSiteFiles,
  { select, build, isStoreCurrent, onOutcome }: SelectedRun,
): Promise<Result<BakeSummary, ApiError>> {
  const { site, isWorkingCopy, store, files, metrics } = publisher;
  return files.run(async (changes) => {
    const publish = async () => {
      const permitted = await store.removals.readPermitted();
      const losses = collectLosses();
      const found: SiteChanges[] = [];
      const run: BakeOptions = {
        ...publisher.place,
        buildsDir: publisher.buildsDir,
        databaseUrl: publisher.databaseUrl,
        select,
        isStoreCurrent,
        targets: isWorkingCopy ? { site, build } : undefined,
        removalLimits: publisher.removalLimits,
        removalWindowMs: REMOVAL_WINDOW_MS,
        permitLosses: () => permitted,
        onOutcome: (job, outcome) => {
          losses.addOutcome(job, outcome);
          onOutcome(job, outcome);
        },
        onCall: metrics.countCall,
        onSiteChanges: (one) => {
          found.push(one);
        },
      };
      const answer = await withRun(run, async (opened) => {
        const baked = await bakePages(run, opened);
        if (!baked.ok) return baked;
        // Before the run is remembered: this publisher may be killed at any point.
        for (const one of found) {
          const isEmpty = one.published.length + one.removed.size === 0;
          if (!isWorkingCopy || !isEmpty) await siteFiles.add(one);
        }
        return ok(await baked.value.commit(await files.deliver(changes)));
      });
      if (!answer.ok) return answer;
      countPages(metrics, answer.value);
      await losses.save(answer.value, store.removals);
      return answer;
    };
    return isWorkingCopy ? withLock(store.locks, select, publish) : publish();
  });
}

/**
 * Locks a run among the machines of a site. Runs over pages that depend on nothing but their own
 * answers are done at the same time; all others one after another, since they write the same lists
 * and their feeds depend on which pages exist.
 */
function withLock<T>(locks: SiteLocks, select: NamedSelection, work: () => Promise<T>): Promise<T> {
  const { articles, columns = [], pages = [], papers = [], planned = [] } = select;
  const named = articles.length + columns.length + pages.length + papers.length;
  const isAlone = named > 0 || planned.some(({ route }) => PAGE_KINDS[route].isList);
  return isAlone ? locks.withSite(work) : locks.withPages(planned.map(formatRef), work);
}

function countPages(metrics: PublisherMetrics, summary: BakeSummary): void {
  const { baked, unchanged, removed, failed } = summary;
  metrics.countPages('baked', baked);
  metrics.countPages('unchanged', unchanged);
  metrics.countPages('removed', removed.length);
  metrics.countPages('failed', failed.length);
  // What a target refused is counted as failures of the delivery.
  for (const { kind } of failed) if (kind !== 'target') metrics.countFailures('page', kind);
}

/** Collects which job of a run has found what, so that a job can be done again with permission. */
function collectLosses() {
  const jobs = new Map<string, BakeJob>();
  const done: string[] = [];
  return {
    addOutcome: (job: BakeJob, outcome: PageOutcome): void => {
      if (outcome.result === 'failed') return;
      done.push(formatRef(job));
      for (const page of listPages(job, outcome)) jobs.set(page, describeJob(job));
    },
    /** Saves what the run has held, and that its other jobs hold nothing any more. */
    save: async (
      { held, stopped, failed }: BakeSummary,
      { hold }: Pick<StoredRemovals, 'hold'>,
    ): Promise<void> => {
      // Such a run has not decided, or not to its end.
      const isUndecided = stopped !== null || failed.some(({ kind }) => UNFINISHED.includes(kind));
      if (isUndecided) return;
      const losses = held ? [...held.removed, ...held.emptied] : [];
      await hold(
        losses.flatMap((loss) => {
          const job = jobs.get(loss.page);
          return job ? [{ ...loss, job }] : [];
        }),
        done,
      );
    },
  };
}

const UNFINISHED: readonly string[] = ['target', 'write'];

/** Returns the pages and feeds that a run may lose by an outcome. */
function listPages(job: BakeJob, outcome: PageOutcome): readonly string[] {
  switch (outcome.result) {
    case 'gone':
      return outcome.pages.map(formatRef);
    case 'emptied':
      return [formatRef(job)];
    case 'baked':
    case 'unchanged':
      return [...(outcome.left ?? []).map(formatRef), ...(outcome.feed ? [outcome.feed.file] : [])];
    default:
      return [];
  }
}

/** Returns a job without what a later run has to find out again. */
const describeJob = ({ route, params, action, column, unlisted }: BakeJob): BakeJob => ({
  route,
  params,
  action,
  ...(column && { column }),
  ...(unlisted && { unlisted }),
});
