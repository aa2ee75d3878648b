import type { ApiError } from '../../src/api/errors.ts';
import type { ArticlePage } from '../../src/screens/article/view.ts';

/** The address of an article's page; both ids come from the wire (see `isPageId`). */
export interface PageRef {
  readonly columnId: string;
  readonly id: string;
}

/** An article's whole page, policy included. Rejects when it cannot be made. */
export type RenderPage = (page: ArticlePage) => Promise<string>;

/** Which articles a run is about. `at` is epoch ms. */
export type Selection =
  | { readonly kind: 'all' }
  | { readonly kind: 'since'; readonly at: number }
  | { readonly kind: 'articles'; readonly articles: readonly PageRef[] };

/**
 * What is to be done with one page: `check` removes it when its article is
 * withdrawn and leaves it alone otherwise.
 */
export interface BakeJob extends PageRef {
  readonly action: 'bake' | 'check' | 'remove';
}

export type BakeFailureKind = ApiError['kind'] | 'render' | 'write' | 'worker';

export type PageOutcome =
  /** `skipped`: nothing to bake and no page to take away; `kept`: looked at and left. */
  | { readonly result: 'baked' | 'unchanged' | 'kept' | 'skipped' }
  | { readonly result: 'removed'; readonly reason: string }
  | { readonly result: 'failed'; readonly kind: BakeFailureKind; readonly message: string };

/** Something that failed, by name: `COLUMN/ID` of a page or `column 12`. */
export interface BakeFailure {
  readonly subject: string;
  readonly kind: BakeFailureKind;
  readonly message: string;
}

/** A call that failed without costing a page: what it would have shown was left out. */
export interface LeftOut {
  readonly call: string;
  readonly kind: ApiError['kind'];
  readonly count: number;
}

export interface BakeSummary {
  readonly baked: number;
  /** Rendered to the very bytes that stood there: not written. */
  readonly unchanged: number;
  readonly kept: number;
  readonly skipped: number;
  readonly removed: readonly { readonly page: string; readonly reason: string }[];
  readonly failed: readonly BakeFailure[];
  readonly leftOut: readonly LeftOut[];
  /** Why the run ended before its time, null when it did not; `notTried` pages are as they were. */
  readonly stopped: 'origin' | 'interrupted' | 'workers' | null;
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
