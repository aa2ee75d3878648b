import { useStore } from '@nanostores/react';
import { readSettings } from '../../host/settings.ts';
import { createComposeTarget } from '../../islands/comments/composeTarget.ts';
import { createFirstActions } from '../../islands/comments/firstParts.tsx';
import { LIVE_PARTS } from '../../islands/comments/liveParts.tsx';
import { useCommentActions } from '../../islands/comments/useCommentActions.ts';
import { useCommentsWithPending } from '../../islands/comments/useCommentsWithPending.ts';
import { useIsHydrating } from '../../islands/useIsHydrating.ts';
import { openSheet } from '../../services/sheets.ts';
import { $commentedArticle, type CommentedArticle } from '../../state/comments/commentedArticle.ts';
import { $comments, type CommentsState } from '../../state/comments/comments.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { SingleView } from '../single/singleView.ts';
import { CommentScreen, type CommentScreenKind } from './CommentScreen.tsx';
import type { CommentPageData } from './commentAll.load.ts';

/** What a template shows before hydration. */
export interface FirstCommentPage {
  readonly data: CommentPageData;
  readonly article: CommentedArticle | null;
  readonly view: SingleView;
}

/** Renders a page of comments with the reader's actions, in place of its first HTML. */
export function LiveCommentScreen({
  kind,
  data,
  article: firstArticle,
  view,
}: FirstCommentPage & { readonly kind: CommentScreenKind }) {
  const { articleId, source, thread } = data;
  const state = useStore($comments, {
    ssr: (): CommentsState => ({ state: 'ready', list: data.list, busy: false }),
  });
  const article = useStore($commentedArticle, { ssr: () => firstArticle });
  const isHydrating = useIsHydrating();
  const isReady = state.state === 'ready';
  const list = useCommentsWithPending(isReady ? state.list : null, articleId, view.config.discuss);
  const canWrite = article?.canWrite ?? false;
  const actions = useCommentActions({ articleId, source, canWrite }, view.t);
  // Deleted meanwhile.
  if (!isReady || !list) return <Notice title={view.t('comment.gone')} />;
  const target = createComposeTarget({ articleId, source }, readSettings());
  return (
    <CommentScreen
      actions={isHydrating ? createFirstActions(canWrite && target !== null, view.base) : actions}
      article={article}
      busy={state.busy}
      data={{ ...data, list }}
      kind={kind}
      onCompose={() => {
        if (target) openSheet({ kind: 'compose', target: { ...target, parent: thread } });
      }}
      parts={LIVE_PARTS}
      target={target}
      view={view}
    />
  );
}
