import { POST_SOURCE } from '../../model/comment/commentRules.ts';
import type { Commented } from '../../model/comment/commentTypes.ts';
import type { ComposeTarget } from '../../services/sheets.ts';
import type { Settings } from '../../settings.ts';

/**
 * Returns the target of new comments: articles, broadcasts, the newspaper, posts and short videos have
 * one; null for the other sources, whose comments can only be read.
 */
export const createComposeTarget = (
  { articleId, source }: Commented,
  { mvodCommentSource }: Settings,
): ComposeTarget | null =>
  source <= 3 || source === POST_SOURCE || source === mvodCommentSource
    ? { articleId, source, parent: null }
    : null;
