import { matchPath, ROUTES, type RouteRow } from '../../src/routes.ts';
import { isPageId } from '../bake/pageRef.ts';

/** What an editor looks for: an article by its id, or all whose titles have a text. */
export interface ArticleQuery {
  /** null for a text that is no id and no address. */
  readonly id: string | null;
  readonly title: string;
}

/**
 * Parses what an editor enters: an address of an article, `COLUMN/ID`, an id, or a part of a title.
 *
 * @param base path that the pages are mounted at
 */
export function parseArticleQuery(text: string, base: string): ArticleQuery {
  const title = text.trim();
  const path = URL.parse(title)?.pathname ?? title.split(/[?#]/, 1).join();
  const match = matchPath(path, base) ?? matchPath(path, '');
  const { article }: Partial<RouteRow> = match ? ROUTES[match.route] : {};
  if (article && match?.params.id) return { id: match.params.id, title };
  const [, named = title] = /^[\w-]+\/([\w-]+)$/.exec(title) ?? [];
  return { id: isPageId(named) ? named : null, title };
}
