import type { BakeJob } from './bakeJob.ts';
import { formatRef } from './pageRef.ts';

/** A worker reads what it knows of the pages of a batch with one statement. */
const PAGES_PER_BATCH = 8;

/**
 * Divides jobs into batches for one worker each. Pages with the same id, of an article or of a column,
 * are in the same batch: they share calls (`cacheAnswers.ts`).
 */
export function batchJobs(jobs: readonly BakeJob[]): readonly (readonly BakeJob[])[] {
  const groups = new Map<string, BakeJob[]>();
  for (const job of jobs) {
    const id = job.params.id ?? formatRef(job);
    const group = groups.get(id);
    if (group) group.push(job);
    else groups.set(id, [job]);
  }
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
