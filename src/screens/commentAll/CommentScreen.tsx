import type { ReactNode } from 'react';
import type { ActionMessageKey } from '../../i18n/translate.ts';
import type { LiveCommentProps } from '../../islands/comments/CommentItem.tsx';
import type { CommentList } from '../../model/comment/commentList.ts';
import { POST_SOURCE } from '../../model/comment/commentRules.ts';
import type { Comment, CommentSource } from '../../model/comment/commentTypes.ts';
import { linkTo } from '../../routes.ts';
import type { ComposeTarget } from '../../services/sheets.ts';
import type { CommentedArticle } from '../../state/comments/commentedArticle.ts';
import type { SingleView } from '../single/singleView.ts';
import { CommentsHead } from './CommentsHead.tsx';
import type { CommentPageData } from './commentAll.load.ts';

/** What distinguishes the pages of comments: all of an article, and one with its replies. */
export interface CommentScreenKind {
  readonly title: ActionMessageKey;
  /** Returns the number of comments beside the title; 0 shows none. */
  readonly count: (list: CommentList) => number;
  readonly Rows: (
    props: LiveCommentProps & {
      readonly list: CommentList;
      /** Whether a list in another order is loading. */
      readonly busy: boolean;
      /** The comment whose replies the page shows; null on the page of all. */
      readonly thread: Comment | null;
    },
  ) => ReactNode;
}

interface CommentScreenProps {
  readonly kind: CommentScreenKind;
  readonly data: CommentPageData;
  /** What is commented on; null until it is loaded. */
  readonly article: CommentedArticle | null;
  readonly busy: boolean;
  /** Comment target of the composer; null when comments are closed. */
  readonly target: ComposeTarget | null;
  /** Absent before React listens. */
  readonly onCompose?: () => void;
  readonly actions: LiveCommentProps['actions'];
  readonly parts: LiveCommentProps['parts'];
  readonly view: SingleView;
}

/** Renders a page of comments: its heading, the link to what they are about, and the composer's field. */
export function CommentScreen(props: CommentScreenProps) {
  const { kind, data, article, busy, target, onCompose, actions, parts, view } = props;
  const { list, source, thread } = data;
  const { base, config, t } = view;
  return (
    <div className="pb-80">
      <CommentsHead
        article={article && { title: article.title, link: linkToCommented(article, source, base) }}
        t={t}
        title={t(kind.title)}
        total={kind.count(list)}
      />
      {/* Reserves the height of the article's link, which loads after the comments. */}
      {target && !article && <div className="h-88" />}
      <kind.Rows
        actions={actions}
        busy={busy}
        countReply={config.discuss.countReply}
        list={list}
        now={view.now ?? 0}
        parts={parts}
        t={t}
        thread={thread}
        timeStyle={config.times.contentStyle}
      />
      {article?.canWrite && target && (
        <div className="bar">
          <button className="bar-field my-16 mr-16" type="button" onClick={onCompose}>
            {thread
              ? t('comment.replyTo', { name: thread.userName || t('comment.anonymous') })
              : t('bar.write')}
          </button>
        </div>
      )}
    </div>
  );
}

/** Returns the link to what is commented on: 1 a broadcast, 3 the newspaper, 18 a post. */
function linkToCommented(
  { id, columnId, linkId, isMoment = false }: CommentedArticle,
  source: CommentSource,
  base: string,
): string {
  if (source === 1) return linkTo('liveDetail', { id, linkID: linkId }, base);
  if (source === POST_SOURCE)
    return linkTo(isMoment ? 'friendsCircleDetail' : 'postDetail', { id }, base);
  if (source > 3) return linkTo('mvodShare', { id }, base);
  return linkTo('newsDetail', { id, columnId }, base, source === 3 ? { szb: '1' } : {});
}
