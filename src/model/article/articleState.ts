import type { PageFlags } from '../mode.ts';
import { HIDES_DRAFTS } from './hidesDrafts.ts';
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
 * article that the server does not have, is empty; so is what is not published, or is asked for as a
 * preview, where drafts are hidden.
 */
export function decideArticleState(
  article: Article | null,
  siteId: string,
  flags: Pick<PageFlags, 'poster'> & Partial<Pick<PageFlags, 'preview'>>,
): Exclude<ArticleState<never>, { state: 'loading' } | { state: 'failed' }> {
  if (article === null) return { state: 'empty' };
  const belongs = article.siteId === '' || article.siteId === siteId;
  if (!belongs && !flags.poster) return { state: 'empty' };
  if (HIDES_DRAFTS && isDraft(article, flags)) return { state: 'empty' };
  return { state: article.published ? 'ready' : 'preview', article };
}

/**
 * Returns whether an article may be a draft: it is not published, or the address asks for it as a preview,
 * as for the newspaper, whose articles do not say what they are.
 */
export const isDraft = (
  { published }: Pick<Article, 'published'>,
  { preview = false }: Partial<Pick<PageFlags, 'preview'>>,
): boolean => preview || !published;
