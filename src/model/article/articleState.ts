import type { PageFlags } from '../mode.ts';
import type { Article } from './normaliseArticle.ts';

/** State of the article screen (product 2.11, 4.3). */
export type ArticleState<E = unknown> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly article: Article }
  | { readonly state: 'preview'; readonly article: Article }
  | { readonly state: 'empty' }
  | { readonly state: 'failed'; readonly error: E };

/**
 * Returns the state of a loaded article. An article of another site is empty, except in poster
 * mode (product 2.11); an article without a site id belongs to the configured site. Null, an
 * article that the server does not have, is empty.
 */
export function decideArticleState(
  article: Article | null,
  siteId: string,
  flags: Pick<PageFlags, 'poster'>,
): Exclude<ArticleState<never>, { state: 'loading' } | { state: 'failed' }> {
  if (article === null) return { state: 'empty' };
  const belongs = article.siteId === '' || article.siteId === siteId;
  if (!belongs && !flags.poster) return { state: 'empty' };
  return { state: article.published ? 'ready' : 'preview', article };
}
