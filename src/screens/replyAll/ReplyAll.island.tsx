import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { serverNow } from '../../host/clock.ts';
import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { CommentItem } from '../../islands/comments/CommentItem.tsx';
import {
  createComposeTarget,
  useCommentActions,
} from '../../islands/comments/useCommentActions.ts';
import type { CommentList } from '../../model/comment/commentList.ts';
import type { Comment } from '../../model/comment/commentTypes.ts';
import { nameListOfficials } from '../../model/comment/nameOfficials.ts';
import { $session } from '../../services/session/memberSession.ts';
import {
  $commentPage,
  loadCommentedArticle,
  loadPageConfig,
} from '../../state/comments/commentPage.ts';
import { $comments, loadThread, showNoComments } from '../../state/comments/comments.ts';
import { $pendingComments, insertPendingComments } from '../../state/comments/pendingComments.ts';
import { CommentsSkeleton } from '../../ui/comment/CommentsSkeleton.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useTemplateMessages } from '../commentAll/CommentAll.island.tsx';
import { CommentPage } from '../commentAll/CommentPage.tsx';

function load(): void {
  const { id = '' } = readPage().params;
  const settings = readSettings();
  if (id === '') {
    showNoComments();
    return;
  }
  void loadThread(settings, id);
  void loadPageConfig(settings);
}

/** Template page of one comment with all its replies; renders a skeleton until they are loaded. */
export function ReplyAll({ loading }: { readonly loading: string }) {
  const state = useStore($comments, { ssr: 'initial' });
  useEffect(load, []);
  const t = useTemplateMessages();
  const root = state.state === 'ready' ? (state.list.latest[0] ?? null) : null;
  const { articleId = '', source = 0 } = root ?? {};
  useEffect(
    () => void loadCommentedArticle(readSettings(), articleId, source),
    [articleId, source],
  );
  if (!t || state.state === 'loading') return <CommentsSkeleton label={loading} />;

  const settings = readSettings();
  const target = root && createComposeTarget({ articleId, source, canWrite: true }, settings);
  return (
    <CommentPage
      base={settings.siteBase}
      source={source}
      t={t}
      target={target && { ...target, parent: root }}
      title={t('comment.thread')}
    >
      {state.state === 'failed' && <Failure kind={state.kind} onRetry={load} t={t} />}
      {state.state === 'ready' && root ? (
        <Thread list={state.list} root={root} t={t} />
      ) : (
        state.state !== 'failed' && <Notice title={t('comment.gone')} />
      )}
    </CommentPage>
  );
}

interface ThreadProps {
  readonly list: CommentList;
  readonly root: Comment;
  readonly t: ActionTranslate;
}

function Thread({ list, root, t }: ThreadProps) {
  const { articleId, source } = root;
  const { config, article } = useStore($commentPage);
  const waiting = useStore($pendingComments);
  const session = useStore($session);
  const [now] = useState(serverNow);
  const actions = useCommentActions({ articleId, source, canWrite: article?.canWrite ?? false }, t);
  const member = session.state === 'member' ? session.member : null;
  // Pending comments that are not replies are shown on the article's page.
  const shown = insertPendingComments(
    nameListOfficials(list, config.discuss),
    waiting,
    articleId,
    member,
  ).latest.find(({ id }) => id === root.id);
  return (
    <div className="py-28">
      <CommentItem
        actions={actions}
        comment={shown ?? root}
        countReply={config.discuss.countReply}
        isOpen
        now={now}
        t={t}
        timeStyle={config.times.contentStyle}
      />
    </div>
  );
}
