import type { ArticlePageData } from '../screens/article/articleView.ts';
import type { ColumnPageData, HomePageData } from '../screens/column/columnPageData.ts';
import type { CommunityPageData } from '../screens/community/communityPageData.ts';
import type { ShortVideoPageData } from '../screens/mvodShare/shortVideoPageData.ts';
import type { PaperPageData } from '../screens/paperSharePage/paperPageData.ts';
import type { ReadingPageData } from '../screens/reading/readingPageData.ts';
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
type TemplateOf = { readonly [P in ReadingPageData as P['route']]: P };

/**
 * Returns the data of the baked page of a route. Throws when `bake` passed the data of another
 * page.
 */
export function getBakedPage<R extends keyof PageOf>(locals: App.Locals, route: R): PageOf[R] {
  const { page } = locals;
  if (!page || !isOfRoute(page, route)) throw new Error(`bake passed no page of ${route}`);
  return page;
}

/** Returns the data of the baked template of a route. Throws as `getBakedPage` does. */
export function getBakedTemplate<R extends keyof TemplateOf>(
  locals: App.Locals,
  route: R,
): TemplateOf[R] {
  const { template } = locals;
  if (!template || !isTemplateOf(template, route)) {
    throw new Error(`bake passed no template of ${route}`);
  }
  return template;
}

const isOfRoute = <R extends keyof PageOf>(page: BakedPage, route: R): page is PageOf[R] =>
  page.route === route;

const isTemplateOf = <R extends keyof TemplateOf>(
  template: ReadingPageData,
  route: R,
): template is TemplateOf[R] => template.route === route;
