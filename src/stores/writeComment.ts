import { serverNow } from '../host/clock.ts';
import { showToast } from '../host/toast.ts';
import type { ActTranslate } from '../i18n/translate.ts';
import { createComment, isLocalId, LOCAL_ID_PREFIX } from '../model/comment/commentList.ts';
import { parseStoredWrittenComment } from '../model/comment/storedWrittenComment.ts';
import type { Comment } from '../model/comment/types.ts';
import type { Member } from '../model/member/types.ts';
import { decideKeptMessage, isShownBySession } from '../model/outbox/messages.ts';
import type { WriteOutcome } from '../model/outbox/types.ts';
import type { Settings } from '../settings.ts';
import { likeMark } from '../writes/like.ts';
import { countLike, dropComment, reloadComments, showWritten } from './comments.ts';
import { hasMark } from './marks.ts';
import { send } from './outbox.ts';
import { requireMember } from './session.ts';
import { type ComposeTarget, confirm } from './sheet.ts';
import { type NotedOutcome, toggle } from './toggle.ts';

export interface CommentText {
  readonly text: string;
  /** Addresses of uploaded images. */
  readonly pictures: readonly string[];
}

/** Outcome of sending; after `sent` and `kept` the reader has nothing more to do. */
export type Sending =
  /** `id` of the comment as in the list; '' when it is unknown. */
  | { readonly state: 'sent'; readonly inReview: boolean; readonly id: string }
  | Extract<WriteOutcome, { state: 'kept' }>
  | { readonly state: 'refused'; readonly status: number | null; readonly message: string };

/** Sends a comment and inserts it into the list. */
export async function sendComment(
  settings: Settings,
  target: ComposeTarget,
  { text, pictures }: CommentText,
  member: Member,
): Promise<Sending> {
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
      showWritten(comment);
      return { state: 'sent', inReview: written.inReview, id: comment.id };
    }
  }
}

/** Deletes a comment of the reader, after a confirmation. */
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
  if (!isShownBySession(refusal.status)) showToast(refusal.message || words);
}

const COMMENT = 1;
/** Ids of comments whose like is being sent: a second tap is ignored. */
const sending = new Set<string>();

/** Likes a comment, or removes the like. */
export async function toggleCommentLike({ id }: Comment): Promise<void> {
  if (isLocalId(id) || sending.has(id)) return;
  sending.add(id);
  const liked = { object: COMMENT, id } as const;
  try {
    await toggle({
      kind: 'praise',
      payload: { ...liked, cancel: hasMark(likeMark(liked)) },
      count: (step) => countLike(id, step),
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
function formatCommentLike(t: ActTranslate, outcome: NotedOutcome, on: boolean): string {
  if (outcome.state === 'refused') return outcome.message || t('comment.likeFailed');
  return outcome.state === 'already' && on ? t('comment.alreadyLiked') : '';
}

/** Reports a comment to the editors; returns null on success, else the message of the failure. */
export async function reportComment(
  comment: Comment,
  { articleId, source }: ComposeTarget,
  reason: string,
): Promise<string | null> {
  const outcome = await send('report', { commentId: comment.id, articleId, source, reason });
  return outcome.state === 'refused' ? outcome.message : null;
}
