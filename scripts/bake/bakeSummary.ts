import type { ApiError } from '../../src/api/errors.ts';
import type { LostPart } from '../../src/body/lostParts.node.ts';
import type { BakeFailureKind } from './bakeJob.ts';
import type { HeldLosses, Loss } from './finish/removalLimits.ts';

/** Something that failed: a page by `formatRef`, a list as `column 12`. */
export interface BakeFailure {
  readonly subject: string;
  readonly kind: BakeFailureKind;
  readonly message: string;
}

/** Returns the failure of a call that was to read `subject`. */
export const describeFailedCall = (
  subject: string,
  { kind, call, message }: ApiError,
): BakeFailure => ({ subject, kind, message: `${call}: ${message}` });

/** A call that failed without costing a page. */
export interface LeftOut {
  readonly call: string;
  readonly kind: ApiError['kind'];
  readonly count: number;
  /** Whether its last good answer was shown instead; otherwise the part was left out. */
  readonly reused: boolean;
}

/** What a worker reports when it ends. */
export interface WorkerReport {
  readonly leftOut: readonly LeftOut[];
  /** The forms that the server answered in place of first ones. */
  readonly learnedForms: readonly string[];
}

/** A page that does not show all of its content. */
export interface PageLostParts {
  /** As `formatRef` names it. */
  readonly page: string;
  readonly parts: readonly LostPart[];
}

export interface BakeSummary extends WorkerReport {
  readonly baked: number;
  /** Rendered to the bytes that their files already had: not written. */
  readonly unchanged: number;
  readonly kept: number;
  readonly skipped: number;
  readonly removed: readonly Loss[];
  /** What the run did not remove or empty because it was too much; null when there was none. */
  readonly held: HeldLosses | null;
  readonly failed: readonly BakeFailure[];
  /** Of the pages that were written, and of those that are unchanged. */
  readonly lostParts: readonly PageLostParts[];
  /** Why the run ended early, null when it did not. */
  readonly stopped: 'origin' | 'refused' | 'interrupted' | 'workers' | null;
  /** How many jobs were not begun; their pages are as they were. */
  readonly notTried: number;
  readonly seconds: number;
}

export type BakeProgress =
  | { readonly phase: 'listing'; readonly columns: number; readonly articles: number }
  | {
      readonly phase: 'baking';
      readonly done: number;
      readonly total: number;
      readonly failed: number;
    };
