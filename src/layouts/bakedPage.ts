import type { ArticlePageData } from '../screens/article/articleView.ts';
import type { ColumnPageData, HomePageData } from '../screens/column/columnPageData.ts';
import type { CommunityPageData } from '../screens/community/communityPageData.ts';
import type { ShortVideoPageData } from '../screens/mvodShare/shortVideoPageData.ts';
import type { PaperPageData } from '../screens/paperSharePage/paperPageData.ts';
import type { SpecialPageData } from '../screens/specDetail/specialPageData.ts';

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
