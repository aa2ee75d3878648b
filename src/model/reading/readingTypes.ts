import type { AboutSite } from '../about/legal.ts';
import type { Account, AccountCategory } from '../account/accountTypes.ts';
import type { ListItem, Tag } from '../article/articleTypes.ts';
import type { Comment } from '../comment/commentTypes.ts';
import type { RankRow } from '../community/communityTypes.ts';
import type { LeaderEntry } from '../community/leaders.ts';
import type { SiteOffers } from '../offer/offerTypes.ts';
import type { PaperData } from '../paper/paperTypes.ts';

/** Content of the pages that templates contain for readers without JavaScript, by route. */
export interface ReadingData {
  readonly aboutUs: AboutSite;
  /** The site's own rules as HTML; '' for none. */
  readonly xyRules: string;
  /** The rank of this week. */
  readonly xyListShare: readonly RankRow[];
  readonly LeaderViewList: readonly LeaderEntry[];
  readonly subscriptionList: readonly {
    readonly category: AccountCategory;
    readonly accounts: readonly Account[];
  }[];
  readonly services: SiteOffers;
  readonly tagList: { readonly tag: Tag; readonly items: readonly ListItem[] };
  readonly commentAll: {
    readonly id: string;
    readonly source: string;
    /** The commented article; null when it could not be loaded. */
    readonly article: { readonly title: string; readonly link: string } | null;
    readonly comments: readonly Comment[];
  };
  /** The first page of the latest issue. */
  readonly paperSharePage: PaperData;
}

export type ReadingRoute = keyof ReadingData;

export interface ReadingLink {
  readonly title: string;
  readonly href: string;
  readonly text: string;
}

/** A section of such a page with text or links; `title` is '' for none. */
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
  /** Path of the page below the site's address. */
  readonly path: string;
  readonly sections: readonly ReadingSection[];
}
