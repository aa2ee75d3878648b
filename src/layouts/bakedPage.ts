import type { ColumnData, HomeData, SpecialData } from '../model/column/columnTypes.ts';
import type { FirstComments } from '../model/comment/commentTypes.ts';
import type { CommunityData, CommunityRoute } from '../model/community/communityTypes.ts';
import type { PaperData } from '../model/paper/normalisePaper.ts';
import type { SiteConfig } from '../model/site/siteTypes.ts';
import type { ArticlePageData } from '../screens/article/articleView.ts';
import type { ShortVideoPageData } from '../screens/mvodShare/shortVideoView.ts';
import type { Settings } from '../settings.ts';

/** The data that `bake` renders a page from. */
export type BakedPage =
  | ArticlePageData
  | ColumnPageData
  | HomePageData
  | PaperPageData
  | CommunityPageData
  | ShortVideoPageData
  | SpecialPageData;

type PageOf = { readonly [P in BakedPage as P['route']]: P };

/**
 * Returns the data of the baked page of a route. Throws when `bake` passed the data of another
 * page.
 */
export function getBakedPage<R extends keyof PageOf>(locals: App.Locals, route: R): PageOf[R] {
  const { page } = locals;
  if (!page || !isOfRoute(page, route)) throw new Error(`bake passed no page of ${route}`);
  return page;
}

const isOfRoute = <R extends keyof PageOf>(page: BakedPage, route: R): page is PageOf[R] =>
  page.route === route;

/** What every page is rendered with. */
interface SitePageData {
  readonly config: SiteConfig;
  readonly settings: Settings;
}

/** The data that `bake` renders a page of the newspaper from. */
interface PaperPageData extends SitePageData {
  readonly route: 'paperSharePage';
  readonly paper: PaperData;
  /** The days of the edition's month that have an edition; the page fetches them when absent. */
  readonly days?: readonly string[];
}

/** The data that `bake` renders the front page from. */
interface HomePageData extends SitePageData {
  readonly route: 'home';
  readonly home: HomeData;
}

/** The screens that show one column. */
export type ColumnRoute = 'columnDetail' | 'columnShare' | 'hotPointTimeAxis';

/** The data that `bake` renders a column's page from. */
export interface ColumnPageData extends SitePageData {
  readonly route: ColumnRoute;
  readonly data: ColumnData;
}

/** The data that `bake` renders the page of a community route from. */
export type CommunityPageData = {
  readonly [R in CommunityRoute]: CommunityPageDataOf<R>;
}[CommunityRoute];

export interface CommunityPageDataOf<R extends CommunityRoute> extends SitePageData {
  readonly route: R;
  readonly id: string;
  /** The activity vote's id, which precedes the activity's id in the path; '' on other pages. */
  readonly linkId: string;
  readonly data: CommunityData[R];
  /** The first comments; null when there are none to show. */
  readonly comments: FirstComments | null;
}

/** The data that `bake` renders the page of a special from. */
export interface SpecialPageData extends SitePageData {
  readonly route: 'specDetail';
  /** Id of the special's article; '' when the path names only the column. */
  readonly id: string;
  readonly special: SpecialData;
}
