import { type CommentList, insertComment, LOCAL, makeComment } from '../model/comment/list.ts';
import type { Member } from '../model/member/types.ts';
import type { Write } from '../model/outbox/types.ts';
import type { Settings } from '../settings.ts';
import { reloadComments } from './comments.ts';
import { $pending } from './outbox.ts';
import { isSending } from './writeComment.ts';

const isComment = (write: Write): write is Write<'comment'> => write.kind === 'comment';

/** Comments of this article that wait for a network, shown where they will stand. */
export function withWaiting(
  list: CommentList,
  pending: readonly Write[],
  articleId: string,
  member: Member | null,
): CommentList {
  return pending.filter(isComment).reduce((shown, { key, payload, at }) => {
    if (payload.articleId !== articleId) return shown;
    const { source, text, pictures } = payload;
    return insertComment(
      shown,
      makeComment({
        id: `${LOCAL}${key}`,
        articleId,
        source,
        member: member ?? NOBODY,
        parentId: payload.parentId === '0' ? '' : payload.parentId,
        parentUserName: '',
        text,
        pictures,
        at,
        inReview: false,
      }),
    );
  }, list);
}

const NOBODY = { userId: '', nickname: '', icon: '' };

/** Brings the list up to date when a comment that waited has gone out; answers how to stop. */
export function followWaiting(settings: Settings): () => void {
  let waiting: readonly string[] = [];
  return $pending.subscribe((pending) => {
    const keys = pending.filter(isComment).map(({ key }) => key);
    const gone = waiting.some((key) => !keys.includes(key));
    waiting = keys;
    // What is being sent from this page is shown by its sender.
    if (gone && !isSending()) void reloadComments(settings);
  });
}
