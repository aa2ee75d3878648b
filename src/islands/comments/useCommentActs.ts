import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { readSettings } from '../../host/settings.ts';
import { showToast } from '../../host/toast.ts';
import type { ActTranslate } from '../../i18n/translate.ts';
import { isOwnComment } from '../../model/comment/commentList.ts';
import { POST_SOURCE } from '../../model/comment/commentRules.ts';
import type { CommentSource, WritableSource } from '../../model/comment/types.ts';
import { linkTo } from '../../routes.ts';
import { loadMoreComments, loadReplies, sortComments } from '../../stores/comments.ts';
import { $marks, hasMark } from '../../stores/marks.ts';
import { drain } from '../../stores/outbox.ts';
import { $session, loadSession } from '../../stores/session.ts';
import { type ComposeTarget, openSheet } from '../../stores/sheet.ts';
import { followWaiting } from '../../stores/waitingComments.ts';
import { deleteOwn, reportComment, toggleCommentLike } from '../../stores/writeComment.ts';
import type { CommentActs } from '../../ui/comment/acts.ts';
import { likeMark } from '../../writes/like.ts';

export interface CommentPlace {
  readonly articleId: string;
  readonly source: CommentSource;
  readonly canWrite: boolean;
}

/**
 * Returns the target of new comments: articles, broadcasts, the newspaper and posts have one; null
 * for the other sources, whose comments can only be read.
 */
export const composeTarget = ({ articleId, source }: CommentPlace): ComposeTarget | null =>
  source <= 3 || source === POST_SOURCE
    ? { articleId, source: source as WritableSource, parent: null }
    : null;

/** Returns the actions that the reader has on the comments of a target. */
export function useCommentActs(place: CommentPlace, t: ActTranslate): CommentActs {
  const { articleId, source, canWrite } = place;
  const marks = useStore($marks);
  const session = useStore($session);
  const [opened] = useState(() => new Set<string>());

  useEffect(() => {
    loadSession();
    drain();
    return followWaiting(readSettings());
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `marks` changes what hasMark returns
  return useMemo(() => {
    const settings = readSettings();
    const target = composeTarget({ articleId, source, canWrite });
    const member = session.state === 'member' ? session.member : null;
    return {
      reply:
        canWrite && target
          ? (comment) => openSheet({ kind: 'compose', target: { ...target, parent: comment } })
          : undefined,
      praise: (comment) => void toggleCommentLike(comment),
      remove: (comment) => void deleteOwn(comment, t),
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
      isPraised: (id) => hasMark(likeMark({ object: 1, id })),
      isOwn: (comment) => isOwnComment(comment, member),
      threadLink: (id) => linkTo('replyAll', { id }, settings.siteBase),
    };
  }, [articleId, source, canWrite, t, marks, session, opened]);
}
