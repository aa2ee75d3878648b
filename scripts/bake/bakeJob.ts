import type { ApiError } from '../../src/api/errors.ts';
import type { Column } from '../../src/model/site/siteTypes.ts';
import type { BakeableRoute } from '../../src/routes.ts';
import type { PublishedArticle, SavedPage, StoredPage } from '../store/storedPages.ts';
import type { FeedPlan } from './feeds/feedPlan.ts';
import type { PageRef } from './pageRef.ts';

/** What a run is about. `at` is epoch ms. */
export type Selection =
  | {
      readonly kind: 'all';
      /** Pages that no list names. */
      readonly pages?: readonly PageRef[];
    }
  | { readonly kind: 'since'; readonly at: number }
  /** As `all`, but each list is read only as far as it has news (`isPageKnown` of `listArticles.ts`). */
  | { readonly kind: 'news' }
  | {
      readonly kind: 'articles';
      readonly articles: readonly PageRef[];
      readonly columns?: readonly string[];
      /** Pages of other kinds, by their address. */
      readonly pages?: readonly PageRef[];
      /** Days of editions; '' is the latest of each newspaper. */
      readonly papers?: readonly string[];
      /** Jobs that a sweep has planned (`planSweep.ts`). */
      readonly planned?: readonly BakeJob[];
    };

export type NamedSelection = Extract<Selection, { readonly kind: 'articles' }>;
export type WholeSelection = Exclude<Selection, NamedSelection>;

/** Returns whether a run is about what changed at `at` (epoch ms; null, unknown, counts as new). */
export const isSelected = (select: WholeSelection, at: number | null): boolean =>
  select.kind !== 'since' || at === null || at >= select.at;

/** What a list says of the article of a page, as far as the page depends on it. */
export interface ListedVersion {
  /** Equal while the page is unchanged. */
  readonly text: string;
  /** Last change of the article; epoch ms. */
  readonly changedAt: number;
}

/**
 * What is to be done with one page: `check` finds out whether its subject still exists, and
 * leaves the page as it is.
 */
export interface BakeJob<R extends BakeableRoute = BakeableRoute> extends PageRef<R> {
  readonly action: 'bake' | 'check';
  /** Of an article: its pages that existed before the run, on any screen. */
  readonly existing?: readonly PageRef[];
  /** The column of the page as the tree of columns has it; fetched when it is absent. */
  readonly column?: Column;
  /** The complete tree lacks the column: a refusal of its calls then means that it was deleted. */
  readonly unlisted?: true;
  /** The page as it was last written; absent when that is unknown, or its file is missing. */
  readonly stored?: StoredPage;
  /** The version that a list names; absent when no list tells it. */
  readonly listed?: ListedVersion;
  /** The answers that the page was made from are those of the listed version. */
  readonly isContentCurrent?: true;
  /** The list may lose its last row: the run has permission for it (`removalLimits.ts`). */
  readonly mayEmpty?: true;
}

/** Returns the job that bakes a page. */
export const bakeJob = <R extends BakeableRoute>(ref: PageRef<R>): BakeJob<R> => ({
  ...ref,
  action: 'bake',
});

/** Returns the job that finds out whether the subject of a page still exists. */
export const checkJob = <R extends BakeableRoute>(ref: PageRef<R>): BakeJob<R> => ({
  ...ref,
  action: 'check',
});

export type BakeFailureKind =
  | ApiError['kind']
  | 'render'
  | 'write'
  | 'worker'
  | 'target'
  | 'refused';

type MadeFacts =
  | 'ref'
  | 'viewHash'
  | 'rowCount'
  | 'isComplete'
  | 'shownIds'
  | 'searchTitle'
  | 'lostParts';

/** What a page was made from. */
export interface MadePage extends Pick<SavedPage, MadeFacts> {
  /** `PageContent` as JSON; null when it is the stored one. */
  readonly content: string | null;
}

/**
 * The outcome of a job. No job removes a page or leaves a list without rows: it reports that
 * as `gone`, `left` or `emptied`, and the run decides about all of them together.
 */
export type PageOutcome =
  | {
      readonly result: 'baked' | 'unchanged';
      /** What the page was made from; absent when no answer was needed to know that. */
      readonly made?: MadePage;
      /** Of the page of an article. */
      readonly published?: PublishedArticle;
      /** Tags of that article: their lists show it. */
      readonly tagIds?: readonly string[];
      /** Existing pages of the same article on screens that are no longer its own. */
      readonly left?: readonly PageRef[];
      /** Of a list that has a feed. */
      readonly feed?: FeedPlan;
    }
  /** `skipped`: nothing to bake and no page to remove; `kept`: checked and left as it is. */
  | { readonly result: 'kept' | 'skipped' }
  /** The subject of the existing pages is withdrawn. */
  | { readonly result: 'gone'; readonly reason: string; readonly pages: readonly PageRef[] }
  /** The list had rows and would have none; its page was not written. */
  | { readonly result: 'emptied'; readonly reason: string }
  /** The front page was replaced by its template. */
  | { readonly result: 'restored'; readonly reason: string }
  | { readonly result: 'failed'; readonly kind: BakeFailureKind; readonly message: string };
