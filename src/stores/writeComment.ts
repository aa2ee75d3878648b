import { serverNow } from '../host/clock.ts';
import { showToast } from '../host/toast.ts';
import type { ActTranslate } from '../i18n/translate.ts';
import { createComment, isLocalId, LOCAL_ID_PREFIX } from '../model/comment/commentList.ts';
import { parseStoredWrittenComment } from '../model/comment/storedWrittenComment.ts';
import type { Comment } from '../model/comment/types.ts';
import type { Member } from '../model/member/types.ts';
import { decideKeptMessage, isSaidBySession } from '../model/outbox/said.ts';
import type { WriteOutcome } from '../model/outbox/types.ts';
import type { Settings } from '../settings.ts';
import { countPraise, dropComment, reloadComments, showWritten } from './comments.ts';
import { hasDone, markDone } from './done.ts';
import { send } from './outbox.ts';
import { requireMember } from './session.ts';
import { type ComposeTarget, confirm } from './sheet.ts';

export interface CommentText {
  readonly text: string;
  /** Addresses of uploaded pictures. */
  readonly pictures: readonly string[];
}

/** How sending ended: `sent` and `kept` leave nothing more to do. */
export type Sending =
  /** `id` of the comment as the list has it; '' where it is not known. */
  | { readonly state: 'sent'; readonly inReview: boolean; readonly id: string }
  | Extract<WriteOutcome, { state: 'kept' }>
  | { readonly state: 'refused'; readonly status: number | null; readonly message: string };

let sending = 0;

/** Whether a comment of this page is on its way, its writer waiting. */
export const isSending = (): boolean => sending > 0;

/** Sends a comment and shows it where it belongs. */
export async function sendComment(
  settings: Settings,
  target: ComposeTarget,
  { text, pictures }: CommentText,
  member: Member,
): Promise<Sending> {
  const { articleId, source, parent } = target;
  const parentId = parent?.id ?? '0';
  sending += 1;
  const outcome = await send('comment', { articleId, source, parentId, text, pictures }).finally(
    () => {
      sending -= 1;
    },
  );
  switch (outcome.state) {
    case 'kept':
      return outcome;
    case 'refused':
      return outcome;
    case 'already':
      await reloadComments(settings);
      return { state: 'sent', inReview: false, id: '' };
    case 'done': {
      const written = parseStoredWrittenComment(outcome.value);
      const comment =
        written.comment ??
        createComment({
          ...written,
          id: written.id || `${LOCAL_ID_PREFIX}${Date.now()}`,
          articleId,
          source,
          member,
          parentId: parent?.id ?? '',
          parentUserName: parent?.userName ?? '',
          text,
          pictures,
          at: serverNow(),
        });
      showWritten(comment);
      return { state: 'sent', inReview: written.inReview, id: comment.id };
    }
  }
}

/** Deletes a comment of the reader's own, once they have said so twice. */
export async function deleteOwn(comment: Comment, t: ActTranslate): Promise<void> {
  if (!(await confirm('comment.deleteTitle', 'comment.delete'))) return;
  if (!(await requireMember('comment.login'))) return;
  const outcome = await send('deleteComment', { commentId: comment.id });
  if (outcome.state === 'refused') {
    sayWhy(outcome, t('comment.deleteFailed'));
    return;
  }
  dropComment(comment.id);
  showToast(t(sayDeleted(outcome)));
}

function sayDeleted(outcome: WriteOutcome) {
  if (outcome.state !== 'kept') return 'comment.deleted';
  return decideKeptMessage(outcome, 'comment.deleteKept', 'write.deleteKeptHere');
}

type Refusal = Extract<Sending, { state: 'refused' }>;

function sayWhy(refusal: Refusal, words: string): void {
  if (!isSaidBySession(refusal.status)) showToast(refusal.message || words);
}

/** Likes under way: a second touch changes nothing. */
const liking = new Set<string>();

/** Likes a comment, or takes the like back: shown at once, taken back when it is refused. */
export async function togglePraise({ id }: Comment, t: ActTranslate): Promise<void> {
  if (isLocalId(id) || liking.has(id)) return;
  const cancel = hasDone('praiseComment', id);
  const show = (done: boolean) => {
    markDone('praiseComment', id, done);
    countPraise(id, done ? 1 : -1);
  };
  liking.add(id);
  show(!cancel);
  try {
    const outcome = await send('praise', { object: 1, id, cancel });
    if (outcome.state === 'refused') {
      show(cancel);
      sayWhy(outcome, t('comment.likeFailed'));
    } else if (outcome.state === 'already') {
      // The server's count had it before.
      countPraise(id, cancel ? 1 : -1);
      if (!cancel) showToast(t('comment.alreadyLiked'));
    }
  } finally {
    liking.delete(id);
  }
}

/** Reports a comment to the editors; null when they will see it, else why not. */
export async function reportComment(
  comment: Comment,
  { articleId, source }: ComposeTarget,
  reason: string,
): Promise<string | null> {
  const outcome = await send('report', { commentId: comment.id, articleId, source, reason });
  return outcome.state === 'refused' ? outcome.message : null;
}
