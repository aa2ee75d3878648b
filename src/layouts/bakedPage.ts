import type { PaperData } from '../model/paper/normalisePaper.ts';
import type { SiteConfig } from '../model/site/siteTypes.ts';
import type { ArticlePageData } from '../screens/article/articleView.ts';
import type { ColumnPageData, HomePageData } from '../screens/column/columnPageData.ts';
import type { CommunityPageData } from '../screens/community/communityPageData.ts';
import type { ShortVideoPageData } from '../screens/mvodShare/shortVideoView.ts';
import type { SpecialPageData } from '../screens/specDetail/specialView.ts';
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

/** The data that `bake` renders a page of the newspaper from. */
interface PaperPageData {
  readonly route: 'paperSharePage';
  readonly paper: PaperData;
  /** The days of the edition's month that have an edition; the page fetches them when absent. */
  readonly days?: readonly string[];
  readonly config: SiteConfig;
  readonly settings: Settings;
}
