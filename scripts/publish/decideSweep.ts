import type { WholeSelection } from '../bake/bakeJob.ts';
import type { WholeSweepRecord } from '../store/storedSweep.ts';

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
