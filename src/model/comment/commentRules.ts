import type { ArticleKind } from '../article/articleTypes.ts';
import type { SiteConfig } from '../site/siteTypes.ts';

/** Whether an article has a comment section (product 5.3). */
export const hasComments = (
  article: { readonly discussClosed: boolean },
  { discuss }: SiteConfig,
): boolean => discuss.enabled && !article.discussClosed;

/** Existing comments are shown, new ones are not accepted. */
const AUDIT_CLOSED = 2;

/** Whether readers may write comments (product 5.3). */
export const canComment = (
  article: { readonly discussClosed: boolean },
  config: SiteConfig,
): boolean => hasComments(article, config) && config.discuss.auditType !== AUDIT_CLOSED;

/** The comment source of posts of a circle, in every call. */
export const POST_SOURCE = 18;

/**
 * Returns the comment source of an article (product 9.14): 1 for broadcasts, 3 for the
 * digital newspaper.
 */
export const decideCommentSource = (kind: ArticleKind, digital: boolean): 0 | 1 | 3 =>
  digital ? 3 : kind === 'live' ? 1 : 0;
