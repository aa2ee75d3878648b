import type { ApiError } from '../../src/api/errors.ts';
import type { ArticlePage } from '../../src/screens/article/view.ts';
import type { ShortVideoLocals, VideoRoute } from '../../src/screens/mvodShare/locals.ts';

/** The routes of spec section 2 whose pages are baked, by the kind of their paths. */
export const COLUMN_ROUTES = ['newsDetail', 'imageDetail', 'videoDetail'] as const;
export const LIVE_ROUTE = 'liveDetail';
export const STUDY_ROUTE = 'onlineStudy';
export type BakedArticleRoute =
  | (typeof COLUMN_ROUTES)[number]
  | typeof LIVE_ROUTE
  | typeof STUDY_ROUTE;
export const VIDEO_ROUTES = ['mvodShare', 'minVideoDetail'] as const satisfies VideoRoute[];

/** The address of a page; both ids come from the wire (see `isPageId`). */
export interface PageRef {
  /** newsDetail when none is named. */
  readonly route?: BakedArticleRoute | VideoRoute;
  /** The column; of liveDetail the id of the broadcast; '' where the path has the id alone. */
  readonly columnId: string;
  readonly id: string;
}

/** A whole page, policy included. Rejects when it cannot be made. */
export type RenderPage = (page: ArticlePage | ShortVideoLocals) => Promise<string>;

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
