import type { BakeJob, PageOutcome } from '../bake/bakeJob.ts';
import type { BakeSummary } from '../bake/bakeSummary.ts';
import { formatRef } from '../bake/pageRef.ts';
import type { StoredRemovals } from '../store/storedRemovals.ts';

/** Collects which job of a run has found what, so that a job can be done again with permission. */
export function collectLosses() {
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
