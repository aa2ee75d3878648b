import type { ActivityItem } from '../activity/types.ts';
import type { AdSlot } from '../ads/types.ts';
import type { Article, ListItem } from '../article/types.ts';
import type { Column } from '../site/types.ts';

/** A leader of a government, as modules and lists show one (wire 9.7). */
export interface Leader {
  readonly id: string;
  readonly name: string;
  readonly duty: string;
  readonly description: string;
  readonly portrait: string;
  /** The column of what is reported about them; '' when there is none. */
  readonly columnId: string;
}

interface ModuleBase {
  readonly id: string;
  readonly name: string;
  /** Where it stands: before this row of the list, from 0. Several may share a place. */
  readonly position: number;
  /** Style of its look (`displayStyle`, of the top module `cmDisplayStyle`); unknown ones are 0. */
  readonly displayStyle: number;
  /** Its name is shown with a way to all of it. */
  readonly showMore: boolean;
  /** The column that it is taken from; '' when there is none. */
  readonly targetColumnId: string;
}

/** A module between the rows of a list (wire 9.4): types 0, 7, 8, 9, 10 and 11. */
export type Module = ModuleBase &
  (
    | { readonly kind: 'articles' | 'flash' | 'floating'; readonly items: readonly ListItem[] }
    | { readonly kind: 'specials'; readonly items: readonly SpecialItem[] }
    | { readonly kind: 'leaders'; readonly items: readonly Leader[] }
    | { readonly kind: 'columns'; readonly items: readonly Column[] }
  );

export type ModuleKind = Module['kind'];

/** A special, with the articles that it shows beside its title. */
export interface SpecialItem extends ListItem {
  readonly related: readonly ListItem[];
}

/** An advertisement among the rows of a list. */
export interface ListAd {
  readonly id: string;
  readonly title: string;
  readonly picture: string;
  /** Passed the link filter; '' leads nowhere. */
  readonly link: string;
  /** Before this row of the list, from 0. */
  readonly position: number;
}

/** A page of a column: the answer of getArticles. All but `list` only come with page 0. */
export interface ColumnPage {
  /** The first articles, shown large; [] on older servers. */
  readonly carousel: readonly ListItem[];
  /** Without the articles of the carousel. */
  readonly list: readonly ListItem[];
  readonly modules: readonly Module[];
  /** Above everything in the column's own page (`topModule`); null when there is none. */
  readonly topModule: Module | null;
  /** Broadcasts of the column. */
  readonly live: readonly ListItem[];
  readonly ads: readonly ListAd[];
  readonly hasMore: boolean;
}

/** What stands in a list, in its order (rows.ts). */
export type FeedRow =
  | { readonly kind: 'article'; readonly item: ListItem }
  | { readonly kind: 'activity'; readonly activity: ActivityItem }
  | { readonly kind: 'module'; readonly module: Module }
  | { readonly kind: 'ad'; readonly ad: ListAd };

/** All that the first screen of a column shows. */
export interface ColumnData {
  readonly column: Column;
  /** Those that are shown, in their order. */
  readonly children: readonly Column[];
  readonly page: ColumnPage;
  /** The advertisement over the list; null when none is booked. */
  readonly ad: AdSlot | null;
}

/** What the front page shows: the columns of the site and the first screen of one of them. */
export interface HomeData {
  readonly columns: readonly Column[];
  readonly first: ColumnData;
}

/** A special: its article where there is one, its column, and what stands in its sub-columns. */
export interface SpecialData {
  readonly article: Article | null;
  readonly column: Column;
  readonly page: ColumnPage;
  readonly parts: readonly {
    readonly column: Column;
    readonly page: ColumnPage;
    /** Its list could not be had: the page is none then. */
    readonly failed: boolean;
  }[];
}
