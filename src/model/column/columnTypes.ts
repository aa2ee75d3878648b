import type { ActivityItem } from '../activity/normaliseActivity.ts';
import type { AdSlot } from '../ads/normaliseAds.ts';
import type { ListItem } from '../article/articleTypes.ts';
import type { Article } from '../article/normaliseArticle.ts';
import type { QuestionItem, TopicItem } from '../community/questionItem.ts';
import type { Column } from '../site/siteTypes.ts';

/** A government leader in a module or list (wire 9.7). */
export interface Leader {
  readonly id: string;
  readonly name: string;
  readonly duty: string;
  readonly description: string;
  readonly portrait: string;
  /** The column of reports about them; '' for none. */
  readonly columnId: string;
}

interface ModuleBase {
  readonly id: string;
  readonly name: string;
  /** Index of the list row that it precedes, from 0. Several modules may have the same. */
  readonly position: number;
  /** Layout number (`displayStyle`, for the top module `cmDisplayStyle`); unknown ones are 0. */
  readonly displayStyle: number;
  /** Whether its name is shown with a link to all its items. */
  readonly showMore: boolean;
  /** The column that its items are from; '' for none. */
  readonly targetColumnId: string;
  /** Style of that column; 0 when it is not sent. */
  readonly targetStyle: number;
}

/**
 * A module between the rows of a list (wire 9.4): types 0, 7, 8, 9, 10 and 11, in a column of
 * questions also 2 and 3 (product 9.1).
 */
export type Module = ModuleBase &
  (
    | { readonly kind: 'articles' | 'flash' | 'floating'; readonly items: readonly ListItem[] }
    | { readonly kind: 'specials'; readonly items: readonly SpecialItem[] }
    | { readonly kind: 'leaders'; readonly items: readonly Leader[] }
    | { readonly kind: 'columns'; readonly items: readonly Column[] }
    | { readonly kind: 'topics'; readonly items: readonly TopicItem[] }
    | { readonly kind: 'questions'; readonly items: readonly QuestionItem[] }
  );

export type ModuleKind = Module['kind'];
export type ModuleItem = Module['items'][number];

/** A special with the articles that are shown below its title. */
export interface SpecialItem extends ListItem {
  readonly related: readonly ListItem[];
}

/** An advertisement between the rows of a list. */
export interface ListAd {
  readonly id: string;
  readonly title: string;
  readonly picture: string;
  /** Width divided by height. */
  readonly ratio: number;
  /** An address that passed the link filter; '' for none. */
  readonly link: string;
  /** Target address of the native app; '' for none. */
  readonly appLink: string;
  /** Index of the list row that it precedes, from 0. */
  readonly position: number;
}

/** A page of a column: the answer of getArticles. Only page 0 has more than `list`. */
export interface ColumnPage {
  /** The first articles, shown large; [] from older servers. */
  readonly carousel: readonly ListItem[];
  /** Without the articles of the carousel. */
  readonly list: readonly ListItem[];
  readonly modules: readonly Module[];
  /** Shown above the rows (`topModule`); null for none. */
  readonly topModule: Module | null;
  /** Broadcasts of the column. */
  readonly live: readonly ListItem[];
  readonly ads: readonly ListAd[];
  readonly hasMore: boolean;
}

/** A row of a list (feedRows.ts). */
export type FeedRow =
  | { readonly kind: 'article'; readonly item: ListItem }
  | { readonly kind: 'activity'; readonly activity: ActivityItem }
  | { readonly kind: 'module'; readonly module: Module }
  | { readonly kind: 'ad'; readonly ad: ListAd }
  | { readonly kind: 'live'; readonly columnId: string; readonly items: readonly ListItem[] }
  | { readonly kind: 'slot'; readonly slot: AdSlot };

/** Content of a column's first screen. */
export interface ColumnData {
  readonly column: Column;
  /** Visible sub-columns in display order. */
  readonly children: readonly Column[];
  readonly page: ColumnPage;
  /** The advertisement above the list; null for none. */
  readonly ad: AdSlot | null;
}

/** Content of the front page: the site's columns and the first screen of one of them. */
export interface HomeData {
  readonly columns: readonly Column[];
  readonly first: ColumnData;
}

/** Content of a special: its article if any, its column, and the pages of its sub-columns. */
export interface SpecialData {
  readonly article: Article | null;
  readonly column: Column;
  readonly page: ColumnPage;
  readonly parts: readonly {
    readonly column: Column;
    readonly page: ColumnPage;
    /** Whether loading this list failed; `page` is empty then. */
    readonly failed: boolean;
  }[];
}
