import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { readSettings } from '../../host/settings.ts';
import { showToast } from '../../host/toast.ts';
import type { ActTranslate } from '../../i18n/translate.ts';
import { isOwn } from '../../model/comment/list.ts';
import { POST_SOURCE } from '../../model/comment/rules.ts';
import type { CommentSource, WritableSource } from '../../model/comment/types.ts';
import { linkTo } from '../../routes.ts';
import { loadMoreComments, loadReplies, sortComments } from '../../stores/comments.ts';
import { $done, hasDone } from '../../stores/done.ts';
import { drain } from '../../stores/outbox.ts';
import { $session, loadSession } from '../../stores/session.ts';
import { type ComposeTarget, openSheet } from '../../stores/sheet.ts';
import { followWaiting } from '../../stores/waitingComments.ts';
import { deleteOwn, reportComment, togglePraise } from '../../stores/writeComment.ts';
import type { CommentActs } from '../../ui/comment/acts.ts';

export interface CommentPlace {
  readonly articleId: string;
  readonly source: CommentSource;
  readonly canWrite: boolean;
}

/** Articles, broadcasts, the newspaper and posts are written on; all others are only read. */
export const composeTarget = ({ articleId, source }: CommentPlace): ComposeTarget | null =>
  source <= 3 || source === POST_SOURCE
    ? { articleId, source: source as WritableSource, parent: null }
    : null;

/** What the reader can do with the comments of a place, and who they are. */
export function useCommentActs(place: CommentPlace, t: ActTranslate): CommentActs {
  const { articleId, source, canWrite } = place;
  const done = useStore($done);
  const session = useStore($session);
  const [opened] = useState(() => new Set<string>());

  useEffect(() => {
    loadSession();
    drain();
    return followWaiting(readSettings());
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `done` changes what hasDone answers
  return useMemo(() => {
    const settings = readSettings();
    const target = composeTarget({ articleId, source, canWrite });
    const member = session.state === 'member' ? session.member : null;
    return {
      reply:
        canWrite && target
          ? (comment) => openSheet({ kind: 'compose', target: { ...target, parent: comment } })
          : undefined,
      praise: (comment) => void togglePraise(comment, t),
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
      isPraised: (id) => hasDone('praiseComment', id),
      isOwn: (comment) => isOwn(comment, member),
      threadLink: (id) => linkTo('replyAll', { id }, settings.siteBase),
    };
  }, [articleId, source, canWrite, t, done, session, opened]);
}
