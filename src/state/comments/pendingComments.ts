import { atom, type ReadableAtom } from 'nanostores';
import {
  type CommentList,
  createComment,
  insertComment,
  LOCAL_ID_PREFIX,
} from '../../model/comment/commentList.ts';
import type { Member } from '../../model/member/memberTypes.ts';
import { $pending, $settled, listPending } from '../../services/outbox/outbox.ts';
import type { Settings } from '../../settings.ts';
import type { Write } from '../../writes/writeTable.ts';
import { reloadComments } from './comments.ts';

/** Returns the list with the pending comments of this article, each at its place. */
export function insertPendingComments(
  list: CommentList,
  waiting: readonly Write<'comment'>[],
  articleId: string,
  member: Member | null,
): CommentList {
  return waiting.reduce((shown, { key, payload, at }) => {
    if (payload.articleId !== articleId) return shown;
    const { source, text, pictures } = payload;
    return insertComment(
      shown,
      createComment({
        id: `${LOCAL_ID_PREFIX}${key}`,
        articleId,
        source,
        member: member ?? UNKNOWN_MEMBER,
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

const UNKNOWN_MEMBER = { userId: '', nickname: '', icon: '' };

const $waiting = atom<readonly Write<'comment'>[]>([]);

/** Pending comments, and sent ones that the list does not contain yet. */
export const $pendingComments: ReadableAtom<readonly Write<'comment'>[]> = $waiting;

/**
 * Keeps `$pendingComments` up to date. Reloads the list when a comment of an earlier page or of
 * another tab was sent, because no caller waits for those. Returns a function that stops it.
 */
export function trackPendingComments(settings: Settings): () => void {
  let waiting: readonly Write<'comment'>[] = [];
  /** Sent comments: they are shown until a list that contains them is loaded. */
  let sent: readonly Write<'comment'>[] = [];
  const show = () => $waiting.set([...sent, ...waiting]);
  const stopSettled = $settled.listen((settled) => {
    // The caller that waits for the outcome inserts the comment into the list itself.
    if (settled && !settled.late) waiting = waiting.filter(({ key }) => key !== settled.write.key);
  });
  const stopPending = $pending.subscribe(() => {
    const before = waiting;
    waiting = listPending('comment');
    // Those of a member who has logged out still wait.
    const gone = before.filter(({ key }) => !$pending.get().some((write) => write.key === key));
    sent = [...sent, ...gone];
    show();
    if (gone.length === 0) return;
    const forget = () => {
      sent = sent.filter((write) => !gone.includes(write));
      show();
    };
    void reloadComments(settings).then(forget, forget);
  });
  return () => {
    stopSettled();
    stopPending();
  };
}
