import type { AboutSite } from '../about/legal.ts';
import type { Account, AccountCategory } from '../account/types.ts';
import type { ListItem, Tag } from '../article/types.ts';
import type { Comment } from '../comment/types.ts';
import type { PaperData } from '../paper/types.ts';
import type { LeaderEntry } from '../people/leaders.ts';
import type { RankRow } from '../people/types.ts';

/** What a template's page for readers without JavaScript is made of, by its route. */
export interface ReadingData {
  readonly aboutUs: AboutSite;
  /** The site's own rules as HTML; '' without any. */
  readonly xyRules: string;
  /** The rank of this week. */
  readonly xyListShare: readonly RankRow[];
  readonly LeaderViewList: readonly LeaderEntry[];
  readonly subscriptionList: readonly {
    readonly category: AccountCategory;
    readonly accounts: readonly Account[];
  }[];
  readonly tagList: { readonly tag: Tag; readonly items: readonly ListItem[] };
  readonly commentAll: {
    readonly id: string;
    readonly source: string;
    /** Of the article; null where it could not be fetched. */
    readonly article: { readonly title: string; readonly link: string } | null;
    readonly comments: readonly Comment[];
  };
  /** The first page of the latest edition. */
  readonly paperSharePage: PaperData;
}

export type ReadingRoute = keyof ReadingData;

export interface ReadingLink {
  readonly title: string;
  readonly href: string;
  readonly text: string;
}

/** A part of such a page: text or links under a heading; '' where it has none. */
export interface ReadingSection {
  readonly title: string;
  readonly text?: string;
  /** Not sanitised yet. */
  readonly html?: string;
  readonly links?: readonly ReadingLink[];
}

export interface ReadingPage {
  readonly name: string;
  readonly description: string;
  readonly pictures: readonly string[];
  /** Its own address below the site's. */
  readonly path: string;
  readonly sections: readonly ReadingSection[];
}
