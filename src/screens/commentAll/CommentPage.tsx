import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { setTitle } from '../../host/document/setTitle.ts';
import { setDocumentLanguage } from '../../host/document/updateDocument.ts';
import { readLocale } from '../../host/locale.ts';
import { readSettings } from '../../host/settings.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { POST_SOURCE } from '../../model/comment/commentRules.ts';
import { linkTo } from '../../routes.ts';
import { type ComposeTarget, openSheet } from '../../services/sheets.ts';
import { $commentPage } from '../../state/comments/commentPage.ts';
import { BackBar } from '../../ui/BackBar.tsx';
import { startTemplateBehaviours } from '../startTemplateBehaviours.ts';
import { CommentsHead } from './CommentsHead.tsx';

interface CommentPageProps {
  readonly base: string;
  readonly title: string;
  /** Number of comments; not shown when it is missing or 0. */
  readonly total?: number;
  /** Comment target of the composer; null when comments are closed. */
  readonly target: ComposeTarget | null;
  /** Comment source: 1 links to the broadcast, 3 to the newspaper's article, 18 to the post. */
  readonly source: number;
  readonly t: ActionTranslate;
  readonly children: ReactNode;
}

/** Renders the frame of the comment pages: back bar, link to the article, composer field. */
export function CommentPage(props: CommentPageProps) {
  const { base, title, total = 0, target, source, t, children } = props;
  const { config, article } = useStore($commentPage);
  useEffect(() => setTitle(title), [title]);
  useEffect(() => {
    setDocumentLanguage(readLocale(readSettings().defaultLocale));
    void startTemplateBehaviours();
  }, []);
  const { id = '', columnId = '', linkId = '', isMoment = false } = article ?? {};
  const query = source === 3 ? { szb: '1' } : {};
  const address =
    source === 1
      ? linkTo('liveDetail', { id, linkID: linkId }, base)
      : source === POST_SOURCE
        ? linkTo(isMoment ? 'friendsCircleDetail' : 'postDetail', { id }, base)
        : source > 3
          ? linkTo('mvodShare', { id }, base)
          : linkTo('newsDetail', { id, columnId }, base, query);
  return (
    <>
      <BackBar home={linkTo('home', {}, base)} name={config.siteName} t={t} />
      <main className="px-32 pb-160" id="main">
        <CommentsHead
          article={article && { title: article.title, link: address }}
          t={t}
          title={title}
          total={total}
        />
        {/* Reserves the height of the article's link, which loads after the comments. */}
        {target && !article && <div className="h-88" />}
        {children}
        {article?.canWrite && target && (
          <div className="bar">
            <button
              className="bar-field my-16 mr-16"
              type="button"
              onClick={() => openSheet({ kind: 'compose', target })}
            >
              {target.parent
                ? t('comment.replyTo', { name: target.parent.userName || t('comment.anonymous') })
                : t('bar.write')}
            </button>
          </div>
        )}
      </main>
    </>
  );
}
