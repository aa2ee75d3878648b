import { atom, type ReadableAtom } from 'nanostores';
import { type CommentList, insertComment, LOCAL, makeComment } from '../model/comment/list.ts';
import type { Member } from '../model/member/types.ts';
import type { Settings } from '../settings.ts';
import type { Write } from '../writes/table.ts';
import { reloadComments } from './comments.ts';
import { $pending } from './outbox.ts';
import { isSending } from './writeComment.ts';

const isComment = (write: Write): write is Write<'comment'> => write.kind === 'comment';

/** Comments of this article that wait for a network, shown where they will stand. */
export function withWaiting(
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

const $waiting = atom<readonly Write<'comment'>[]>([]);

/** Comments that wait, and those that have gone out and stand in no list yet. */
export const $waitingComments: ReadableAtom<readonly Write<'comment'>[]> = $waiting;

/** Brings the list up to date when a comment that waited has gone out; answers how to stop. */
export function followWaiting(settings: Settings): () => void {
  let waiting: readonly Write<'comment'>[] = [];
  /** They stay in sight until the list that holds them is here. */
  let out: readonly Write<'comment'>[] = [];
  const show = () => $waiting.set([...out, ...waiting]);
  return $pending.subscribe((pending) => {
    const before = waiting;
    waiting = pending.filter(isComment);
    const gone = before.filter(({ key }) => !waiting.some((write) => write.key === key));
    // What is being sent from this page is shown by its sender.
    if (gone.length === 0 || isSending()) {
      show();
      return;
    }
    out = [...out, ...gone];
    show();
    const forget = () => {
      out = out.filter((write) => !gone.includes(write));
      show();
    };
    void reloadComments(settings).then(forget, forget);
  });
}
