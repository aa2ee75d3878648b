import type { ColumnData, FeedRow } from '../../model/column/types.ts';
import type { FailureKind } from '../../model/failure.ts';
import type { CountSettings } from '../../model/site/types.ts';

/** The hot list stands among the columns under this name. */
export const HOT = 'hot';

/** The last 24 hours, 48 hours, 3 days or 7 days (articleHot). */
export type HotPeriod = 0 | 1 | 2 | 3;
export const HOT_PERIODS: readonly HotPeriod[] = [0, 1, 2, 3];

/** What a column lists (model/column/columnTarget.ts). */
export type FeedKind = 'articles' | 'live' | 'activities' | 'hot';

/** What was added below the first screen at one time. */
export interface FeedBlock {
  /** What the reading statistics recommend, after the last page. */
  readonly recommended: boolean;
  readonly rows: readonly FeedRow[];
}

export interface ReadyFeed {
  readonly state: 'ready';
  readonly kind: FeedKind;
  /** Its first screen; null while that is the one that was baked. */
  readonly data: ColumnData | null;
  /** Another first screen is another number. */
  readonly revision: number;
  /** What came below it, in order. */
  readonly blocks: readonly FeedBlock[];
  /** What is asked for next; null at the end. */
  readonly next: number | 'recommended' | null;
  /** What the last attempt to get more is about. */
  readonly more: 'waiting' | 'loading' | 'failed';
  readonly period: HotPeriod;
  /** What its rows tell; null where the page says so itself. */
  readonly counts: CountSettings | null;
}

export type ColumnFeed =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly kind: FailureKind }
  | ReadyFeed;

export interface FeedState {
  /** The column that the reader has chosen. */
  readonly current: string;
  /** The one that is on the screen: another stays there until it has come. */
  readonly shown: string;
  /** Those that were opened, the last one last. */
  readonly recent: readonly string[];
  readonly feeds: Readonly<Record<string, ColumnFeed>>;
}

/** The first screen that was baked. */
export interface BakedFeed {
  /** Of all its articles, those of the list last and in order. */
  readonly ids: readonly string[];
  readonly hasMore: boolean;
}
