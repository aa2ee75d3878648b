import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { readLocale } from '../../host/locale.ts';
import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { InteractiveComments } from '../../islands/comments/InteractiveComments.tsx';
import { createComposeTarget } from '../../islands/comments/useCommentActions.ts';
import { useCommentsWithPending } from '../../islands/comments/useCommentsWithPending.ts';
import { useMessages } from '../../islands/useMessages.ts';
import { parseSource } from '../../model/comment/normaliseComment.ts';
import { loadActionMessages } from '../../services/loadMessages.ts';
import {
  $commentPage,
  loadCommentedArticle,
  loadPageConfig,
} from '../../state/comments/commentPage.ts';
import { $comments, loadComments, showNoComments } from '../../state/comments/comments.ts';
import { CommentsSkeleton } from '../../ui/comment/CommentsSkeleton.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { CommentPage } from './CommentPage.tsx';

/** Returns the comment target that the path names. */
function readTarget() {
  const { id = '', source } = readPage().params;
  return { articleId: id, source: parseSource(source), countHot: null };
}

function load(): void {
  const settings = readSettings();
  const target = readTarget();
  if (target.articleId === '') {
    showNoComments();
    return;
  }
  void loadComments(settings, target);
  void loadPageConfig(settings).then(() =>
    loadCommentedArticle(settings, target.articleId, target.source),
  );
}

/** Template page of all comments on an article; renders a skeleton until they are loaded. */
export function CommentAll({ loading }: { readonly loading: string }) {
  const state = useStore($comments, { ssr: 'initial' });
  const { config, article } = useStore($commentPage, { ssr: 'initial' });
  useEffect(load, []);
  const t = useTemplateMessages();
  const list = state.state === 'ready' ? state.list : null;
  const shown = useCommentsWithPending(list, list ? readTarget().articleId : '', config.discuss);
  if (!t || state.state === 'loading') return <CommentsSkeleton label={loading} />;

  const settings = readSettings();
  const { articleId, source } = readTarget();
  const commentTarget = { articleId, source, canWrite: article?.canWrite ?? false };
  return (
    <CommentPage
      base={settings.siteBase}
      source={source}
      t={t}
      target={createComposeTarget(commentTarget, settings)}
      title={t('comment.all')}
      total={shown?.totalCount ?? 0}
    >
      {state.state === 'failed' && <Failure kind={state.kind} onRetry={load} t={t} />}
      {state.state === 'empty' && <Notice title={t('comment.none')} />}
      {state.state === 'ready' && shown && (
        <InteractiveComments
          busy={state.busy}
          countReply={config.discuss.countReply}
          heading="h2"
          list={shown}
          target={commentTarget}
          t={t}
          timeStyle={config.times.contentStyle}
        />
      )}
    </CommentPage>
  );
}

/** Returns the messages in the reader's language; null until they are loaded. */
export const useTemplateMessages = () =>
  useMessages(loadActionMessages, () => readLocale(readSettings().defaultLocale));
