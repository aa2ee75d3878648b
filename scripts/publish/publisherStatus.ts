import type { LostPart } from '../../src/body/lostParts.node.ts';
import type { HeldRemovals } from '../store/storedRemovals.ts';
import type { TargetState } from './deliveryState.ts';
import type { TaskCounts } from './publishQueue.ts';

/** What a publisher shows to the people who run it. Times are epoch ms. */
export interface PublisherStatus {
  /** The front page of the site. */
  readonly siteUrl: string;
  readonly startedAt: number;
  /** The build that is live; null before the first release. */
  readonly build: LiveBuild | null;
  readonly queue: QueueCounts;
  /** The last publications of events, the newest first. */
  readonly publications: readonly Publication[];
  /** Jobs that failed for good, the newest first. */
  readonly failures: readonly PublishFailure[];
  /** The pages that the last sweep over the whole site has put in the queue; null before the first. */
  readonly sweep: SweepProgress | null;
  /** Removals that need a person's word; null for none. */
  readonly held: HeldRemovals | null;
  /** The pages that do not show all of their content. */
  readonly lacking: LackingPages;
  /** This publisher compares the site; one of those of a site does. */
  readonly isLeader: boolean;
  /** When the last sweep began that read every list to its end; null before the first. */
  readonly wholeSweptAt: number | null;
  /** How many addresses the cache of the CDN may have in an older form. */
  readonly waitingPurges: number;
  /** How deliveries to the targets go; empty for a site in its folder. */
  readonly targets: readonly TargetState[];
}

export interface LackingPages {
  readonly count: number;
  /** The newest of them. */
  readonly pages: readonly LackingPage[];
}

export interface LackingPage {
  readonly url: string;
  readonly title: string;
  readonly parts: readonly LostPart[];
}

export interface LiveBuild {
  /** Hash of the build's files. */
  readonly version: string;
  /** When it was made; null when its folder is not there any more. */
  readonly builtAt: number | null;
  readonly isPinned: boolean;
  readonly isNewest: boolean;
}

/** The tasks of the queue without those of sweeps (`SweepProgress`). */
export type QueueCounts = Omit<TaskCounts, 'sweeping'>;

/** What was published of one subject. */
export interface Publication {
  /** Such as `article 12/345`. */
  readonly subject: string;
  /** When its first event came, and when its pages were on their targets. */
  readonly receivedAt: number;
  readonly publishedAt: number;
  /** How many pages were written. */
  readonly pages: number;
}

export interface PublishFailure {
  /** Id of the job. */
  readonly id: string;
  readonly subject: string;
  readonly reason: string;
  readonly attempts: number;
  readonly failedAt: number;
}

export interface SweepProgress {
  readonly startedAt: number;
  readonly total: number;
  readonly done: number;
  /** A person has stopped it: its pages wait. */
  readonly isStopped: boolean;
}
