import type { Comment } from './commentTypes.ts';

/**
 * Returns the comments of a flat list (`discussViewFlat`), which has replies between the comments, with
 * each reply below the comment of its thread. A reply whose comment is on another page stays where it is.
 */
export function groupReplies(comments: readonly Comment[]): readonly Comment[] {
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  /** Returns the comment that a thread begins with; of replies in a circle the reply itself. */
  const findTop = (reply: Comment): Comment => {
    let top = reply;
    for (let steps = 0; steps < comments.length; steps += 1) {
      const parent = byId.get(top.parentId);
      if (!parent) return top;
      top = parent;
    }
    return reply;
  };
  const threads = new Map<Comment, Comment[]>();
  for (const comment of comments) {
    const top = findTop(comment);
    const replies = threads.get(top) ?? [];
    threads.set(top, top === comment ? replies : [...replies, comment]);
  }
  return comments.flatMap((comment) => {
    const added = threads.get(comment);
    if (!added) return [];
    const replies = [...comment.replies, ...added];
    const replyCount = Math.max(comment.replyCount, replies.length);
    return { ...comment, replies, replyCount, hasMoreReplies: replyCount > replies.length };
  });
}
