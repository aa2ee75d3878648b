import { appendReplies, type CommentList, createCommentList } from './commentList.ts';
import type { CommentPage } from './commentTypes.ts';

/**
 * Returns one comment with the first page of its replies as a list of its own; null when the page is not
 * of the comment with this id.
 */
export function createThreadList(id: string, { root, ...page }: CommentPage): CommentList | null {
  if (root?.id !== id) return null;
  const bare = { ...root, replies: [], replyCount: Math.max(root.replyCount, page.totalCount) };
  const latest = { comments: [bare], totalCount: 1 + bare.replyCount, hasMore: false, root: null };
  const list = createCommentList({ hot: [], latest }, 'newest');
  return appendReplies(list, id, { root, ...page });
}
