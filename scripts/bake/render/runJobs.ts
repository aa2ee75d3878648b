import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BakeJob, PageOutcome } from '../bakeJob.ts';
import type {
  BakeFailure,
  BakeProgress,
  BakeSummary,
  LeftOut,
  WorkerReport,
} from '../bakeSummary.ts';
import { messageOf } from '../errors.ts';
import { groupBy } from '../groupBy.ts';
import { formatRef, hasPageIds, pagePath } from '../pageRef.ts';
import { isListJob } from '../pages/pageKinds.ts';

/** How many batches one worker does at the same time; most of a job is waiting for answers. */
const BATCHES_AT_ONCE = 2;

/** After so many unanswered jobs in a row the run stops: the content server is down. */
const MAX_UNANSWERED = 40;

/** Does jobs, in this thread or in another one. */
export interface BakeWorker {
  /**
   * Does jobs at the same time and returns their outcomes in the same order. Rejects only when the
   * worker has ended: the jobs were not done.
   */
  readonly bake: (jobs: readonly BakeJob[]) => Promise<readonly PageOutcome[]>;
  /** Ends the worker and returns what it has to report about the calls of its pages. */
  readonly close: () => Promise<WorkerReport>;
}

interface RunOptions {
  readonly signal?: AbortSignal | undefined;
  /** Addresses below the base of pages that are done before the others. */
  readonly first?: readonly string[] | undefined;
  /** Receives the outcome of each job that was done. */
  readonly onOutcome?: (job: BakeJob, outcome: PageOutcome) => void;
  readonly onProgress: (progress: BakeProgress) => void;
}

/** The outcome of all jobs, before the run decides what it may remove. */
export type JobsSummary = Omit<BakeSummary, 'seconds' | 'removed' | 'held' | 'lostParts'>;

/**
 * Distributes the jobs over the workers and closes them at the end. Lists are baked last, when
 * every other page is done: their feeds name pages that exist. Never rejects.
 */
export async function runJobs(
  given: readonly BakeJob[],
  workers: readonly BakeWorker[],
  { signal, first = [], onOutcome = () => {}, onProgress }: RunOptions,
): Promise<JobsSummary> {
  const pages = putFirst(
    given.filter((job) => !isListJob(job)),
    new Set(first),
  );
  const batches = [...batchJobs(pages), ...batchJobs(given.filter(isListJob))];
  let pagesLeft = pages.length;
  let endPages = () => {};
  const pagesDone = new Promise<void>((resolve) => {
    endPages = resolve;
  });
  if (pagesLeft === 0) endPages();

  const counts = { baked: 0, unchanged: 0, kept: 0, skipped: 0 };
  const failed: BakeFailure[] = [];
  let next = 0;
  let done = 0;
  let unanswered = 0;
  /** Why the content server refuses the publisher. */
  let refusal: string | null = null;

  const isOriginDown = () => unanswered >= MAX_UNANSWERED;

  const isOver = () => signal?.aborted || isOriginDown() || refusal !== null;

  async function runWorker(worker: BakeWorker): Promise<void> {
    while (!isOver()) {
      const batch = batches[next++];
      if (!batch) return;
      // Every other job has been assigned; a worker that ends counts its jobs as failed.
      if (batch.some(isListJob)) await pagesDone;
      if (isOver()) return;
      try {
        const outcomes = await worker.bake(batch);
        for (const [i, outcome] of outcomes.entries()) countOutcome(batch[i] as BakeJob, outcome);
      } catch (error) {
        const message = messageOf(error);
        for (const job of batch) countOutcome(job, { result: 'failed', kind: 'worker', message });
        return;
      }
      onProgress({ phase: 'baking', done, total: given.length, failed: failed.length });
      // Without a turn of the event loop finalizers of rendered pages never run: memory grows.
      await nextTurn();
    }
  }

  function decideStop(isInterrupted: boolean): BakeSummary['stopped'] {
    if (refusal !== null) return 'refused';
    if (isInterrupted) return 'interrupted';
    return isOriginDown() ? 'origin' : 'workers';
  }

  function countOutcome(job: BakeJob, outcome: PageOutcome): void {
    if (!isListJob(job) && --pagesLeft === 0) endPages();
    // One sentence for all jobs, which were not tried.
    if (outcome.result === 'failed' && outcome.kind === 'refused') {
      refusal = outcome.message;
      return;
    }
    done++;
    const page = formatRef(job);
    if (outcome.result === 'failed') {
      failed.push({ subject: page, kind: outcome.kind, message: outcome.message });
    } else if (outcome.result in counts) counts[outcome.result as keyof typeof counts]++;
    const isUnanswered =
      outcome.result === 'failed' && (outcome.kind === 'network' || outcome.kind === 'timeout');
    unanswered = isUnanswered ? unanswered + 1 : 0;
    onOutcome(job, outcome);
  }

  await Promise.all(
    workers.flatMap((worker) => Array.from({ length: BATCHES_AT_ONCE }, () => runWorker(worker))),
  );
  const notTried = given.length - done;
  if (refusal !== null) {
    failed.push({ subject: 'content server', kind: 'refused', message: refusal });
  }
  const reports = await Promise.all(workers.map((worker) => worker.close()));
  return {
    ...counts,
    failed,
    leftOut: sumLeftOut(reports.flatMap(({ leftOut }) => leftOut)),
    learnedForms: [...new Set(reports.flatMap(({ learnedForms }) => learnedForms))].sort(),
    stopped: notTried === 0 ? null : decideStop(signal?.aborted ?? false),
    notTried,
  };
}

function putFirst(jobs: readonly BakeJob[], first: ReadonlySet<string>): readonly BakeJob[] {
  if (first.size === 0) return jobs;
  const isFirst = (job: BakeJob) => hasPageIds(job) && first.has(`${pagePath(job)}.html`);
  return [...jobs.filter(isFirst), ...jobs.filter((job) => !isFirst(job))];
}

function sumLeftOut(all: readonly LeftOut[]): LeftOut[] {
  const sums = new Map<string, LeftOut>();
  for (const { count, ...what } of all) {
    const key = Object.values(what).join(' ');
    sums.set(key, { ...what, count: count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums.values()];
}

/** A worker reads what it knows of the pages of a batch with one statement. */
const PAGES_PER_BATCH = 8;

/**
 * Divides jobs into batches for one worker each. Pages with the same id, of an article or of a column,
 * are in the same batch: they share calls (`cacheAnswers.ts`).
 */
export function batchJobs(jobs: readonly BakeJob[]): readonly (readonly BakeJob[])[] {
  const groups = groupBy(jobs, (job) => job.params.id ?? formatRef(job));
  const batches: BakeJob[][] = [];
  let last: BakeJob[] | undefined;
  for (const group of groups.values()) {
    if (last && last.length + group.length <= PAGES_PER_BATCH) last.push(...group);
    else {
      last = group;
      batches.push(last);
    }
  }
  return batches;
}
