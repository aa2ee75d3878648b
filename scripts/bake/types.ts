import type { ApiError } from '../../src/api/errors.ts';
import type { PeopleRoute } from '../../src/model/people/types.ts';
import type { ReadingRoute } from '../../src/model/reading/types.ts';
import type { Column } from '../../src/model/site/types.ts';
import type { ArticlePage } from '../../src/screens/article/view.ts';
import type { ColumnLocals, ColumnRoute, HomeLocals } from '../../src/screens/column/locals.ts';
import type { ShortVideoLocals, VideoRoute } from '../../src/screens/mvodShare/locals.ts';
import type { PaperLocals } from '../../src/screens/paperSharePage/locals.ts';
import type { PeopleLocals } from '../../src/screens/people/locals.ts';
import type { ReadingLocals } from '../../src/screens/reading/locals.ts';
import type { SpecialLocals } from '../../src/screens/specDetail/locals.ts';
import type { FeedPlan } from './feeds/feedPlan.ts';
import type { Loss, Losses } from './removalLimits.ts';

/** The routes of spec section 2 whose pages are baked, by the kind of their paths. */
export const COLUMN_ROUTES = ['newsDetail', 'imageDetail', 'videoDetail'] as const;
export const LIVE_ROUTE = 'liveDetail';
export const SPECIAL_ROUTE = 'specDetail';
/** An article stands there under what it links to, which only its own answer tells. */
export const LINKED_ROUTES = [LIVE_ROUTE, SPECIAL_ROUTE] as const;
export const STUDY_ROUTE = 'onlineStudy';
export type BakedArticleRoute =
  | (typeof COLUMN_ROUTES)[number]
  | (typeof LINKED_ROUTES)[number]
  | typeof STUDY_ROUTE;
export const VIDEO_ROUTES = ['mvodShare', 'minVideoDetail'] as const satisfies VideoRoute[];
/** The screens that show a list: one page each of a column, and the front page. */
export const LIST_ROUTES = [
  'columnDetail',
  'columnShare',
  'hotPointTimeAxis',
] as const satisfies ColumnRoute[];
export const HOME_ROUTE = 'home';
export const PAPER_ROUTE = 'paperSharePage';
/** A vote stands there under its own id and its activity's; either finds it. */
export const VOTE_ROUTES = ['activityVote', 'activityVoteWeb'] as const satisfies PeopleRoute[];

export type BakedRoute =
  | BakedArticleRoute
  | VideoRoute
  | ColumnRoute
  | typeof HOME_ROUTE
  | typeof PAPER_ROUTE
  | PeopleRoute
  | ReadingRoute;

/** The address of a page; its ids come from the wire (see `isPageId`). */
export interface PageRef {
  /** newsDetail when none is named. */
  readonly route?: BakedRoute;
  /** The day of an edition of the newspaper; no other page has one. */
  readonly time?: string;
  /**
   * The column; of liveDetail and specDetail what the article links to; of a vote its own id,
   * `id` being its activity's; of the newspaper the paper; of all comments the article, `id`
   * being the source; '' where the path has none of these.
   */
  readonly columnId: string;
  /** '' where the path ends before it: the front page, an edition's first page, a template. */
  readonly id: string;
}

/** What a page is made of, by its screen. */
export type PageData =
  | ArticlePage
  | ShortVideoLocals
  | HomeLocals
  | ColumnLocals
  | SpecialLocals
  | PaperLocals
  | PeopleLocals
  | ReadingLocals;

/** A whole page, policy included. Rejects when it cannot be made. */
export type RenderPage = (page: PageData) => Promise<string>;

/** What a run is about. `at` is epoch ms. */
export type Selection =
  | {
      readonly kind: 'all';
      /** Pages about people that no list names. */
      readonly pages?: readonly PageRef[];
    }
  | { readonly kind: 'since'; readonly at: number }
  | {
      readonly kind: 'articles';
      readonly articles: readonly PageRef[];
      readonly columns?: readonly string[];
      /** Pages about people, activities and votes. */
      readonly pages?: readonly PageRef[];
      /** Days of editions; '' is the latest of each paper. */
      readonly papers?: readonly string[];
    };

export type WholeSelection = Exclude<Selection, { readonly kind: 'articles' }>;

/**
 * What is to be done with one page: `check` finds out whether what it shows still exists, and
 * leaves the page as it is.
 */
export interface BakeJob extends PageRef {
  readonly action: 'bake' | 'check';
  /** The column as the tree of columns tells of it; asked for when it is absent. */
  readonly column?: Column;
  /** The whole tree was read and does not name it: a refusal says that it is gone, then. */
  readonly unlisted?: true;
  /** The list may lose its last row: the run has permission for it (`removalLimits.ts`). */
  readonly mayEmpty?: true;
}

export type BakeFailureKind = ApiError['kind'] | 'render' | 'write' | 'worker';

/** An article as sitemaps tell of it. */
export interface PublishedArticle {
  /** Its own page, wherever else it stands too. */
  readonly ref: PageRef;
  readonly title: string;
  /** Epoch ms, null when not told. */
  readonly publishedAt: number | null;
  readonly changedAt: number | null;
}

/**
 * What became of a job. No job removes a page or leaves a list without rows: it reports that
 * as `gone`, `left` or `emptied`, and the run decides about all of them together.
 */
export type PageOutcome =
  | {
      readonly result: 'baked' | 'unchanged';
      /** Of the page of an article. */
      readonly published?: PublishedArticle;
      /** Existing pages of the same article on the screens that are not its own any more. */
      readonly left?: readonly PageRef[];
      /** Of a list that has a feed. */
      readonly feed?: FeedPlan;
    }
  /** `skipped`: nothing to bake and no page to remove; `kept`: checked and left as it is. */
  | { readonly result: 'kept' | 'skipped' }
  /** What the existing pages show is withdrawn. */
  | { readonly result: 'gone'; readonly reason: string; readonly pages: readonly PageRef[] }
  /** The list had rows and would have none; its page was not written. */
  | { readonly result: 'emptied'; readonly reason: string }
  /** The front page was replaced by its template. */
  | { readonly result: 'restored'; readonly reason: string }
  | { readonly result: 'failed'; readonly kind: BakeFailureKind; readonly message: string };

/** Something that failed, by name: `COLUMN/ID` of a page or `column 12`. */
export interface BakeFailure {
  readonly subject: string;
  readonly kind: BakeFailureKind;
  readonly message: string;
}

/** A call that failed without costing a page. */
export interface LeftOut {
  readonly call: string;
  readonly kind: ApiError['kind'];
  readonly count: number;
  /** Whether its last good answer was shown instead; otherwise the part was left out. */
  readonly reused: boolean;
}

export interface BakeSummary {
  readonly baked: number;
  /** Rendered to the very bytes that stood there: not written. */
  readonly unchanged: number;
  readonly kept: number;
  readonly skipped: number;
  readonly removed: readonly Loss[];
  /** What the run would have removed or emptied and did not: too much; null when it was not. */
  readonly held: Losses | null;
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
