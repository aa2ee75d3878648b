import type { HeldRemovals } from '../store/storedRemovals.ts';
import type {
  LackingPages,
  LiveBuild,
  Publication,
  PublisherStatus,
  SweepProgress,
} from './publisherStatus.ts';
import type { FailedTask, TaskCounts } from './publishQueue.ts';

interface StatusParts {
  readonly siteUrl: string;
  readonly startedAt: number;
  readonly build: LiveBuild | null;
  readonly counts: TaskCounts;
  /** The newest first. */
  readonly failed: readonly FailedTask[];
  readonly publications: readonly Publication[];
  /** The last sweep; null before the first. */
  readonly sweep: Pick<SweepProgress, 'startedAt' | 'total'> | null;
  readonly isSweepStopped: boolean;
  readonly held: HeldRemovals | null;
  readonly lacking: LackingPages;
}

/** Returns what a publisher shows to the people who run it. */
export function describeStatus(parts: StatusParts): PublisherStatus {
  const { siteUrl, startedAt, build, counts, failed, publications, sweep, held, lacking } = parts;
  const { sweeping, ...queue } = counts;
  return {
    ...{ siteUrl, startedAt, build, queue, publications, held, lacking },
    failures: failed.map(({ id, task, reason, retries, failedAt }) => ({
      ...{ id, subject: task.subject, reason },
      ...{ attempts: retries + 1, failedAt },
    })),
    sweep: sweep && {
      ...sweep,
      done: Math.max(0, sweep.total - sweeping),
      isStopped: parts.isSweepStopped,
    },
  };
}
