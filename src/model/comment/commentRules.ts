import type { ArticleKind } from '../article/articleTypes.ts';
import type { DiscussSettings, SiteConfig } from '../site/siteTypes.ts';
import { parseNumber } from '../wire.ts';
import type { CommentSource } from './commentTypes.ts';

/** Audit type of a site that accepts no comments. */
const AUDIT_CLOSED = 2;

/** Whether readers may write comments; existing ones are shown in any case (product 5.3). */
export const canComment = (
  article: { readonly discussClosed: boolean },
  { discuss }: Pick<SiteConfig, 'discuss'>,
): boolean => discuss.enabled && !article.discussClosed && discuss.auditType !== AUDIT_CLOSED;

/** The largest comment source; others count as 0. */
export const MAX_COMMENT_SOURCE = 99;

/** Returns a comment source; 0 for values that are none, as in calls. */
export function parseSource(value: unknown): CommentSource {
  const source = parseNumber(value) ?? 0;
  return Number.isInteger(source) && source >= 0 && source <= MAX_COMMENT_SOURCE ? source : 0;
}

/** The comment source of posts of a circle, in every call. */
export const POST_SOURCE = 18;

/**
 * Returns the comment source of an article (product 9.14): 1 for broadcasts, 3 for the
 * digital newspaper.
 */
export const decideCommentSource = (kind: ArticleKind, digital: boolean): 0 | 1 | 3 =>
  digital ? 3 : kind === 'live' ? 1 : 0;

/** Name and image of official comments that the server sends without them (wire 8.6). */
export type OfficialLook = Pick<DiscussSettings, 'officialName' | 'officialIcon'>;

/** Returns the part of the settings that is sent with a page (model/comment/nameOfficials.ts). */
export const pickOfficialLook = ({ officialName, officialIcon }: OfficialLook): OfficialLook => ({
  officialName,
  officialIcon,
});
