import { setImmediate as nextTurn } from 'node:timers/promises';
import { formatRef } from './files.ts';
import { isListRef } from './lists.ts';
import type {
  BakeFailure,
  BakeJob,
  BakeProgress,
  BakeSummary,
  LeftOut,
  PageOutcome,
} from './types.ts';

/** Articles under way at once in one worker; most of a page's time is spent waiting. */
const PAGES_AT_ONCE = 8;

/** Articles in a row that the origin did not answer: it is gone, and the rest is left alone. */
const GIVE_UP_AFTER = 40;

/** Does jobs, in this thread or another. */
export interface BakeWorker {
  /** Rejects only when the worker itself is gone: the job was not done. */
  readonly bake: (job: BakeJob) => Promise<PageOutcome>;
  /** Ends it and answers what its pages had to do without. */
  readonly close: () => Promise<readonly LeftOut[]>;
}

interface RunOptions {
  readonly signal?: AbortSignal | undefined;
  /** Receives the outcome of each job that was done. */
  readonly onOutcome?: (job: BakeJob, outcome: PageOutcome) => void;
  readonly onProgress: (progress: BakeProgress) => void;
}

/** What the jobs of a run came to, before it is decided what the run may remove. */
export type JobsSummary = Omit<BakeSummary, 'seconds' | 'removed' | 'held'>;

/**
 * Spreads the jobs over the workers and closes them. Lists come last, and wait until every
 * article is done. Never rejects.
 */
export async function runJobs(
  given: readonly BakeJob[],
  workers: readonly BakeWorker[],
  { signal, onOutcome = () => {}, onProgress }: RunOptions,
): Promise<JobsSummary> {
  const articles = given.filter((job) => !isListRef(job));
  const jobs = [...articles, ...given.filter(isListRef)];
  let articlesLeft = articles.length;
  let endArticles = () => {};
  const articlesDone = new Promise<void>((resolve) => {
    endArticles = resolve;
  });
  if (articlesLeft === 0) endArticles();

  const counts = { baked: 0, unchanged: 0, kept: 0, skipped: 0 };
  const failed: BakeFailure[] = [];
  let next = 0;
  let done = 0;
  let unanswered = 0;

  const originIsGone = () => unanswered >= GIVE_UP_AFTER;

  const isOver = () => signal?.aborted || originIsGone();

  async function work(worker: BakeWorker): Promise<void> {
    while (!isOver()) {
      const job = jobs[next++];
      if (!job) return;
      // All articles are in somebody's hands by now, and who gives one up counts it.
      if (isListRef(job)) await articlesDone;
      if (isOver()) return;
      try {
        count(job, await worker.bake(job));
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        count(job, { result: 'failed', kind: 'worker', message });
        return;
      }
      onProgress({ phase: 'baking', done, total: jobs.length, failed: failed.length });
      // In a tight loop the finalizers of rendered pages never run, and memory grows.
      await nextTurn();
    }
  }

  function count(job: BakeJob, outcome: PageOutcome): void {
    done++;
    const page = formatRef(job);
    if (outcome.result === 'failed') {
      failed.push({ subject: page, kind: outcome.kind, message: outcome.message });
    } else if (outcome.result in counts) counts[outcome.result as keyof typeof counts]++;
    const noAnswer =
      outcome.result === 'failed' && (outcome.kind === 'network' || outcome.kind === 'timeout');
    unanswered = noAnswer ? unanswered + 1 : 0;
    if (!isListRef(job) && --articlesLeft === 0) endArticles();
    onOutcome(job, outcome);
  }

  await Promise.all(
    workers.flatMap((worker) => Array.from({ length: PAGES_AT_ONCE }, () => work(worker))),
  );
  const notTried = jobs.length - done;
  const leftOut = await Promise.all(workers.map((worker) => worker.close()));
  return {
    ...counts,
    failed,
    leftOut: sumLeftOut(leftOut.flat()),
    stopped: notTried === 0 ? null : decideStop(signal?.aborted ?? false, originIsGone()),
    notTried,
  };
}

function decideStop(interrupted: boolean, originIsGone: boolean): BakeSummary['stopped'] {
  if (interrupted) return 'interrupted';
  return originIsGone ? 'origin' : 'workers';
}

function sumLeftOut(all: readonly LeftOut[]): LeftOut[] {
  const sums = new Map<string, LeftOut>();
  for (const { count, ...what } of all) {
    const key = Object.values(what).join(' ');
    sums.set(key, { ...what, count: count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums.values()];
}
