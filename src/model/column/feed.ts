import type { ActivityCategory, ActivityItem } from '../activity/normaliseActivity.ts';
import type { ListItem } from '../article/articleTypes.ts';
import type { FailureKind } from '../failure.ts';
import type { CountSettings } from '../site/siteTypes.ts';
import type { ColumnData, FeedRow } from './columnTypes.ts';

/** Id of the hot list among the columns. */
export const HOT = 'hot';

/** 0 to 3: the last 24 hours, 48 hours, 3 days or 7 days (articleHot). */
export type HotPeriod = 0 | 1 | 2 | 3;
export const HOT_PERIODS: readonly HotPeriod[] = [0, 1, 2, 3];

/** Which part of a list a reader has chosen. */
export type FeedChoice = Pick<ReadyFeed, 'period' | 'category'>;
export const NO_CHOICE: FeedChoice = { period: 0, category: '' };

/** What a column lists (model/column/columnTarget.ts). */
type FeedKind = 'articles' | 'live' | 'activities' | 'hot';

/** Rows that were added below the first screen at one time. */
export interface FeedBlock {
  /** Whether these are recommendations of the reading statistics, after the last page. */
  readonly recommended: boolean;
  readonly rows: readonly FeedRow[];
}

export interface ReadyFeed {
  readonly state: 'ready';
  readonly kind: FeedKind;
  /** Its first screen; null while that is the baked one. */
  readonly data: ColumnData | null;
  /** Increases with every new first screen. */
  readonly revision: number;
  /** The rows below the first screen, in order. */
  readonly blocks: readonly FeedBlock[];
  /** The page to load next; null at the end. */
  readonly next: number | 'recommended' | null;
  /** State of the last attempt to load more; `waiting` when none is running. */
  readonly more: 'waiting' | 'loading' | 'failed';
  readonly period: HotPeriod;
  /** The categories of activities; [] for other lists. */
  readonly categories: readonly ActivityCategory[];
  /** Id of the category whose activities are listed; '' for all. */
  readonly category: string;
  /** Which counts its rows show; null where the page decides it. */
  readonly counts: CountSettings | null;
}

export type ColumnFeed =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly kind: FailureKind }
  | ReadyFeed;

export interface FeedState {
  /** The column that the reader has chosen. */
  readonly current: string;
  /** The column that is on the screen: it stays there until the chosen one is loaded. */
  readonly shown: string;
  /** The columns that were opened, in this order. */
  readonly recent: readonly string[];
  readonly feeds: Readonly<Record<string, ColumnFeed>>;
}

/** The first screen that was baked. */
export interface BakedFeed {
  /** Ids of all its articles, those of the list last and in order. */
  readonly ids: readonly string[];
  readonly hasMore: boolean;
}

export const createArticleRow = (item: ListItem): FeedRow => ({ kind: 'article', item });
export const createActivityRow = (activity: ActivityItem): FeedRow => ({
  kind: 'activity',
  activity,
});
