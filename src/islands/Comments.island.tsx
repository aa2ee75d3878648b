import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { readSettings } from '../host/settings.ts';
import { loadStyleSheet } from '../host/styles/loadStyleSheet.ts';
import type { Locale } from '../i18n/locales.ts';
import type { ActionTranslate } from '../i18n/translate.ts';
import {
  type CommentList,
  type CommentPart,
  createCommentList,
  pickHotComments,
} from '../model/comment/commentList.ts';
import { canComment, type OfficialLook, pickOfficialLook } from '../model/comment/commentRules.ts';
import type { CommentSource, FirstComments } from '../model/comment/commentTypes.ts';
import type { SiteConfig, TimeStyle } from '../model/site/siteTypes.ts';
import { linkTo } from '../routes.ts';
import { decidePageLocale, loadActionMessages } from '../services/loadMessages.ts';
import { loadSession } from '../services/session/memberSession.ts';
import { $comments, isRequested, loadComments, showComments } from '../state/comments/comments.ts';
import commentsUrl from '../styles/comments.css?url';
import { CommentsFrame, CommentsTitle, HottestFrame } from '../ui/BakedComments.tsx';
import { InteractiveComments } from './comments/InteractiveComments.tsx';
import { useCommentsWithPending } from './comments/useCommentsWithPending.ts';
import { KeepFocus } from './KeepFocus.tsx';
import { useMessages } from './useMessages.ts';

interface CommentsProps {
  readonly articleId: string;
  /** 0 article, 3 digital newspaper. */
  readonly source?: CommentSource;
  /** Whether readers may comment here. */
  readonly canWrite: boolean;
  /** Absent where one part shows all. */
  readonly part?: CommentPart | undefined;
  /** Language of the page. */
  readonly locale: Locale;
  /** Number of hot comments that the site shows. */
  readonly countHot: number;
  /** Replies below a comment before the reader opens all. */
  readonly countReply: number;
  readonly timeStyle: TimeStyle;
  /** Name and image of official comments without their own. */
  readonly official: OfficialLook;
  /** Comments that a template has loaded with its page; they are loaded again. */
  readonly loaded?: FirstComments | null;
  /** Whether the page contains baked comments; they stay when the request fails. */
  readonly hasBaked?: boolean;
  /** Baked comments as HTML; the props do not repeat them. */
  readonly children?: ReactNode;
}

/** What is commented on. */
interface Commented {
  readonly id: string;
  readonly source: CommentSource;
  /** Posts have no setting of their own: the site's setting applies. */
  readonly discussClosed?: boolean;
}

/** Returns the properties of the island, on a baked page and in its template; without a part. */
export const createCommentsProps = (
  { id, source, discussClosed = false }: Commented,
  comments: FirstComments | null,
  { config, locale }: { readonly config: SiteConfig; readonly locale: Locale },
): CommentsProps => ({
  articleId: id,
  canWrite: canComment({ discussClosed }, config),
  countHot: config.discuss.countHot,
  countReply: config.discuss.countReply,
  hasBaked: comments !== null,
  locale,
  // The default is left out of baked pages.
  ...(source !== 0 && { source }),
  official: pickOfficialLook(config.discuss),
  timeStyle: config.times.contentStyle,
});

/**
 * Why an island: comments are newer than the page that contains them, and readers reply, like,
 * delete and report. Until hydration and the first answer of the server the island shows the baked
 * comments.
 */
export function Comments({ children, hasBaked = false, loaded = null, ...props }: CommentsProps) {
  const { articleId, source = 0, part, countHot, locale, official } = props;
  const state = useStore($comments, { ssr: 'initial' });
  const t = useMessages(
    loadActionMessages,
    () => decidePageLocale(locale),
    () => loadStyleSheet(commentsUrl),
  );
  const target = { articleId, source, countHot };
  const load = () => void loadComments(readSettings(), target);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    loadSession();
    // Another part of the page has requested them.
    if (isRequested(target)) return;
    if (loaded) showComments(target, createCommentList(loaded, 'newest'));
    load();
  }, []);

  const shown = useCommentsWithPending(
    state.state === 'ready' ? state.list : null,
    articleId,
    official,
  );
  let content: ReactNode = children;
  if (t && state.state === 'ready') {
    content = (
      <LiveComments {...props} busy={state.busy} list={shown ?? state.list} source={source} t={t} />
    );
  } else if (t && state.state === 'failed' && !hasBaked) {
    content = part !== 'hottest' && <FailedComments load={load} t={t} />;
  }
  return <KeepFocus>{content}</KeepFocus>;
}

interface LiveCommentsProps extends Omit<CommentsProps, 'children' | 'hasBaked' | 'loaded'> {
  readonly source: CommentSource;
  readonly list: CommentList;
  readonly busy: boolean;
  readonly t: ActionTranslate;
}

function LiveComments(props: LiveCommentsProps) {
  const { articleId, source, part, canWrite, countReply, timeStyle, list, busy, t } = props;
  const rows = (
    <InteractiveComments
      busy={busy}
      countReply={countReply}
      heading="h3"
      list={list}
      part={part}
      target={{ articleId, source, canWrite }}
      t={t}
      timeStyle={timeStyle}
    />
  );
  if (part === 'hottest') {
    return pickHotComments(list.hot, part).length > 0 && <HottestFrame t={t}>{rows}</HottestFrame>;
  }
  const { siteBase } = readSettings();
  const all = linkTo('commentAll', { id: articleId, source: String(source) }, siteBase);
  return (
    <CommentsFrame>
      <CommentsTitle all={all} t={t} total={list.totalCount} />
      {rows}
    </CommentsFrame>
  );
}

interface FailedCommentsProps {
  readonly load: () => void;
  readonly t: ActionTranslate;
}

const FailedComments = ({ load, t }: FailedCommentsProps) => (
  <CommentsFrame>
    <CommentsTitle t={t} total={0} />
    <p className="py-48 text-center text-28 text-ink-2" role="alert">
      {t('comment.failed')}{' '}
      <button className="min-h-88 px-20 text-accent" onClick={load} type="button">
        {t('page.retry')}
      </button>
    </p>
  </CommentsFrame>
);
