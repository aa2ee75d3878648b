import type { ArticleKind } from '../article/types.ts';
import type { SiteConfig } from '../site/types.ts';

/** Whether an article has comments at all (product 5.3). */
export const hasComments = (
  article: { readonly discussClosed: boolean },
  { discuss }: SiteConfig,
): boolean => discuss.enabled && !article.discussClosed;

/** Comments are written no more, though those that are there are read. */
const AUDIT_CLOSED = 2;

/** Whether readers may write (product 5.3). */
export const canComment = (
  article: { readonly discussClosed: boolean },
  config: SiteConfig,
): boolean => hasComments(article, config) && config.discuss.auditType !== AUDIT_CLOSED;

/** What comments on a post or a moment are written on: its kind in every call. */
export const POST_SOURCE = 18;

/** What comments on an article are written on (product 9.14): 1 is its broadcast. */
export const commentSource = (kind: ArticleKind, digital: boolean): 0 | 1 | 3 =>
  digital ? 3 : kind === 'live' ? 1 : 0;
