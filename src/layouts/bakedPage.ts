import type { ArticlePage } from '../screens/article/view.ts';
import type { ColumnLocals, HomeLocals } from '../screens/column/locals.ts';
import type { ShortVideoLocals } from '../screens/mvodShare/locals.ts';
import type { PaperLocals } from '../screens/paperSharePage/locals.ts';
import type { PeopleLocals } from '../screens/people/locals.ts';
import type { ReadingLocals } from '../screens/reading/locals.ts';
import type { SpecialLocals } from '../screens/specDetail/locals.ts';

/** The data that `bake` renders a page from. */
export type BakedPage =
  | ArticlePage
  | ColumnLocals
  | HomeLocals
  | PaperLocals
  | PeopleLocals
  | ShortVideoLocals
  | SpecialLocals;

type PageOf = { readonly [P in BakedPage as P['route']]: P };
type TemplateOf = { readonly [P in ReadingLocals as P['route']]: P };

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
  template: ReadingLocals,
  route: R,
): template is TemplateOf[R] => template.route === route;
