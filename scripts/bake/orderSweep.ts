import type { BakeJob } from './bakeJob.ts';

/**
 * Orders the pages of a sweep for readers: the newest and the most read article take turns, then pages
 * whose time is unknown follow.
 *
 * @param countReads returns how often the lists say that the article of a page was read; 0 when unknown
 */
export function orderSweep(
  jobs: readonly BakeJob[],
  countReads: (job: BakeJob) => number,
): readonly BakeJob[] {
  const newest = [...jobs].sort((a, b) => timeOf(b) - timeOf(a));
  const mostRead = jobs
    .map((job) => ({ job, reads: countReads(job) }))
    .filter(({ reads }) => reads > 0)
    .sort((a, b) => b.reads - a.reads);
  const ordered = new Set<BakeJob>();
  for (const [i, job] of newest.entries()) {
    ordered.add(job);
    const read = mostRead[i];
    if (read) ordered.add(read.job);
  }
  return [...ordered];
}

const timeOf = ({ listed }: BakeJob): number => listed?.changedAt ?? 0;
