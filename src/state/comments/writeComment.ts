import { serverNow } from '../../host/clock.ts';
import { showToast } from '../../host/toast.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { createComment, isLocalId, LOCAL_ID_PREFIX } from '../../model/comment/commentList.ts';
import type { Comment } from '../../model/comment/commentTypes.ts';
import { parseStoredWrittenComment } from '../../model/comment/storedWrittenComment.ts';
import type { Member } from '../../model/member/memberTypes.ts';
import { decideKeptMessage } from '../../model/outbox/decideKeptMessage.ts';
import type { WriteOutcome } from '../../model/outbox/outboxTypes.ts';
import { formatWriteRefusal } from '../../services/outbox/formatWriteRefusal.ts';
import { hasMark } from '../../services/outbox/markStore.ts';
import { send } from '../../services/outbox/outbox.ts';
import { type NotifiedOutcome, toggle } from '../../services/outbox/toggle.ts';
import { requireMember } from '../../services/session/memberSession.ts';
import { type ComposeTarget, requestConfirmation } from '../../services/sheets.ts';
import type { Settings } from '../../settings.ts';
import { likeMark } from '../../writes/toggles.ts';
import { addWrittenComment, changeCommentLikes, dropComment, reloadComments } from './comments.ts';

export interface CommentText {
  readonly text: string;
  /** Addresses of uploaded images. */
  readonly pictures: readonly string[];
}

/** Outcome of sending; after `sent` and `kept` the reader has nothing more to do. */
export type CommentOutcome =
  /** `id` of the comment as in the list; '' when it is unknown. */
  | { readonly state: 'sent'; readonly inReview: boolean; readonly id: string }
  | Extract<WriteOutcome, { state: 'kept' }>
  | Refusal;

type Refusal = Extract<WriteOutcome, { state: 'refused' }>;

/** Sends a comment and inserts it into the list. */
export async function sendComment(
  settings: Settings,
  target: ComposeTarget,
  { text, pictures }: CommentText,
  member: Member,
): Promise<CommentOutcome> {
  const { articleId, source, parent } = target;
  const parentId = parent?.id ?? '0';
  const outcome = await send('comment', { articleId, source, parentId, text, pictures });
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
      addWrittenComment(comment);
      return { state: 'sent', inReview: written.inReview, id: comment.id };
    }
  }
}

/** Deletes a comment of the reader, after a confirmation. */
export async function deleteOwnComment(comment: Comment, t: ActionTranslate): Promise<void> {
  if (!(await requestConfirmation(t('comment.deleteTitle'), t('comment.delete')))) return;
  if (!(await requireMember('comment.login'))) return;
  const outcome = await send('deleteComment', { commentId: comment.id });
  if (outcome.state === 'refused') {
    const words = formatWriteRefusal(t, outcome, 'comment.deleteFailed');
    if (words) showToast(words);
    return;
  }
  dropComment(comment.id);
  showToast(t(decideDeletedMessage(outcome)));
}

function decideDeletedMessage(outcome: WriteOutcome) {
  if (outcome.state !== 'kept') return 'comment.deleted';
  return decideKeptMessage(outcome, 'comment.deleteKept', 'write.deleteKeptHere');
}

const COMMENT_OBJECT = 1;
/** Ids of comments whose like is being sent: a second tap is ignored. */
const sending = new Set<string>();

/** Likes a comment, or removes the like. */
export async function toggleCommentLike({ id }: Comment): Promise<void> {
  if (isLocalId(id) || sending.has(id)) return;
  sending.add(id);
  const liked = { object: COMMENT_OBJECT, id } as const;
  try {
    await toggle({
      kind: 'praise',
      payload: { ...liked, cancel: hasMark(likeMark(liked)) },
      count: (step) => changeCommentLikes(id, step),
      formatOutcome: formatCommentLike,
    });
  } finally {
    sending.delete(id);
  }
}

/**
 * Returns the toast of a comment's like; none for a pending one, because readers like many comments
 * and the like is visible.
 */
function formatCommentLike(t: ActionTranslate, outcome: NotifiedOutcome, on: boolean): string {
  if (outcome.state === 'refused') return formatWriteRefusal(t, outcome, 'comment.likeFailed');
  return outcome.state === 'already' && on ? t('comment.alreadyLiked') : '';
}

/** Reports a comment to the editors; returns null on success, else the refusal. */
export async function reportComment(
  comment: Comment,
  { articleId, source }: ComposeTarget,
  reason: string,
): Promise<Refusal | null> {
  const outcome = await send('report', { commentId: comment.id, articleId, source, reason });
  return outcome.state === 'refused' ? outcome : null;
}
