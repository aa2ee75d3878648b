import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { readSettings } from '../../host/settings.ts';
import { showToast } from '../../host/toast.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { isOwnComment } from '../../model/comment/commentList.ts';
import type { Commented } from '../../model/comment/commentTypes.ts';
import { linkTo } from '../../routes.ts';
import { $marks, hasMark } from '../../services/outbox/markStore.ts';
import { drain } from '../../services/outbox/outbox.ts';
import { $session, loadSession } from '../../services/session/memberSession.ts';
import { openSheet } from '../../services/sheets.ts';
import { loadMoreComments, loadReplies, sortComments } from '../../state/comments/comments.ts';
import { trackPendingComments } from '../../state/comments/pendingComments.ts';
import {
  deleteOwnComment,
  reportComment,
  toggleCommentLike,
} from '../../state/comments/writeComment.ts';
import { likeMark } from '../../writes/toggles.ts';
import type { CommentActionHandlers } from './CommentItem.tsx';
import { createComposeTarget } from './composeTarget.ts';

export interface CommentTarget extends Commented {
  readonly canWrite: boolean;
}

/**
 * Returns the actions that the reader has on the comments of a target. Of the parts of a page one
 * follows what waits to be sent (`isFollowing`).
 */
export function useCommentActions(
  commentTarget: CommentTarget,
  t: ActionTranslate,
  isFollowing = true,
): CommentActionHandlers {
  const { articleId, source, canWrite } = commentTarget;
  const marks = useStore($marks);
  const session = useStore($session);
  const [opened] = useState(() => new Set<string>());

  useEffect(() => {
    loadSession();
    drain();
    if (!isFollowing) return;
    return trackPendingComments(readSettings());
  }, [isFollowing]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `marks` changes what hasMark returns
  return useMemo(() => {
    const settings = readSettings();
    const target = createComposeTarget({ articleId, source }, settings);
    const member = session.state === 'member' ? session.member : null;
    return {
      reply:
        canWrite && target
          ? (comment) => openSheet({ kind: 'compose', target: { ...target, parent: comment } })
          : undefined,
      like: (comment) => void toggleCommentLike(comment),
      remove: (comment) => void deleteOwnComment(comment, t),
      report: (comment) =>
        openSheet({
          kind: 'report',
          quote: comment.text,
          send: (reason) =>
            reportComment(comment, target ?? { articleId, source: 0, parent: null }, reason),
        }),
      loadReplies: (id) => loadReplies(settings, id),
      loadMore: () => loadMoreComments(settings),
      sort: async (sort) => {
        if (!(await sortComments(settings, sort))) showToast(t('comment.moreFailed'));
      },
      opened,
      isLiked: (id) => hasMark(likeMark({ object: 1, id })),
      isOwn: (comment) => isOwnComment(comment, member),
      threadLink: (id) => linkTo('replyAll', { id }, settings.siteBase),
    };
  }, [articleId, source, canWrite, t, marks, session, opened]);
}
