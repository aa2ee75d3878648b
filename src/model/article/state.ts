import type { PageFlags } from '../mode.ts';
import type { Article } from './types.ts';

/** What the article screen shows (product 2.11, 4.3). */
export type ArticleState<E = unknown> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly article: Article }
  | { readonly state: 'preview'; readonly article: Article }
  | { readonly state: 'empty' }
  | { readonly state: 'failed'; readonly error: E };

/**
 * The state of an article that was answered: shown only when it belongs to the
 * configured site, or in poster mode (product 2.11). One that names no site is
 * the configured site's. Null is an article that the server does not have.
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
