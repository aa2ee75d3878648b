import { Flag, Heart, MessageCircle, Trash2 } from 'lucide';
import { Fragment, type ReactNode } from 'react';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { formatCount } from '../../model/article/counts.ts';
import { containsComment, isLocalId } from '../../model/comment/commentList.ts';
import { isLongComment, splitLinks } from '../../model/comment/commentText.ts';
import type { Comment, CommentSort } from '../../model/comment/commentTypes.ts';
import type { TimeStyle } from '../../model/site/siteTypes.ts';
import { CommentEntry, CommentMedia, CommentMeta, ReplyHead } from '../../ui/BakedComments.tsx';
import { Icon } from '../../ui/Icon.tsx';

/** Parts of comments that have a state of their own; before React is there, they are as at first. */
export interface CommentParts {
  /** Renders rows of a list that grows, in chunks. */
  readonly Rows: (props: {
    readonly rows: readonly Comment[];
    readonly className: string;
    readonly hasId: (row: Comment, id: string) => boolean;
    readonly children: (rows: readonly Comment[]) => ReactNode;
  }) => ReactNode;
  /** Renders the button that loads the next page. */
  readonly More: (props: MoreButtonProps) => ReactNode;
  /** Renders its content open or closed. */
  readonly Opened: (props: OpenedProps) => ReactNode;
}

export interface MoreButtonProps {
  readonly label: string;
  /** Resolves to false when the request failed. */
  readonly load: () => Promise<boolean>;
  readonly t: ActionTranslate;
}

export interface OpenedProps {
  /** Keys of the open parts of the list. */
  readonly opened: Set<string>;
  readonly name: string;
  readonly children: (isOpen: boolean, setOpen: (isOpen: boolean) => void) => ReactNode;
}

interface CommentItemProps extends LiveCommentProps {
  readonly comment: Comment;
  /** Whether all loaded replies are shown, as on a comment's own page. */
  readonly isOpen?: boolean;
}

/** Renders a comment with its replies and actions. */
export function CommentItem({ comment, isOpen = false, ...live }: CommentItemProps) {
  return (
    <CommentEntry
      comment={comment}
      facts={<CommentActions {...live} comment={comment} />}
      t={live.t}
      text={<CommentText {...live} comment={comment} />}
    >
      {comment.replyCount > 0 && <Replies {...live} comment={comment} isOpen={isOpen} />}
    </CommentEntry>
  );
}

/** Renders as many replies as the site shows at first; after a tap all of them, page by page. */
function Replies({ comment, isOpen, ...live }: CommentItemProps) {
  const { actions, countReply, parts, t } = live;
  const { id, replies, replyCount, hasMoreReplies } = comment;
  const draw = (some: readonly Comment[]) => (
    <ol>
      {some.map((reply) => (
        <li key={reply.id} className="py-8" data-comment={reply.id}>
          <Reply {...live} comment={reply} rootId={id} />
        </li>
      ))}
    </ol>
  );
  return (
    <div className="mt-16 rounded bg-raised px-24 py-16">
      <parts.Opened name={`replies ${id}`} opened={actions.opened}>
        {(wasOpened, setOpened) => {
          const opened = isOpen || wasOpened;
          const shown = opened ? replies : replies.slice(0, countReply);
          const load = async () => {
            const loaded = !hasMoreReplies || (await actions.loadReplies(id));
            if (loaded) setOpened(true);
            return loaded;
          };
          return (
            <>
              {opened ? (
                <parts.Rows className="comment-part" hasId={containsComment} rows={shown}>
                  {draw}
                </parts.Rows>
              ) : (
                draw(shown)
              )}
              {(hasMoreReplies || shown.length < replies.length) && (
                <parts.More
                  label={
                    opened ? t('comment.moreReplies') : t('comment.allReplies', { n: replyCount })
                  }
                  load={load}
                  t={t}
                />
              )}
            </>
          );
        }}
      </parts.Opened>
    </div>
  );
}

interface ReplyProps extends LiveCommentProps {
  readonly comment: Comment;
  /** Id of the top-level comment of the thread. */
  readonly rootId: string;
}

function Reply({ comment, rootId, ...live }: ReplyProps) {
  const { t } = live;
  const to = comment.parentId === rootId ? '' : comment.parentUserName;
  return (
    <>
      <p className="whitespace-pre-line text-30">
        <ReplyHead reply={comment} t={t} /> {to && <bdi className="text-ink-3">{`@${to} `}</bdi>}
        <LinkedText text={comment.text} />
      </p>
      <CommentMedia comment={comment} t={t} />
      <div className="flex flex-wrap items-center gap-x-20 text-26 tabular-nums text-ink-3">
        <CommentActions {...live} comment={comment} />
      </div>
    </>
  );
}

interface CommentTextProps extends Pick<LiveCommentProps, 'actions' | 'parts' | 't'> {
  readonly comment: Pick<Comment, 'id' | 'text'>;
}

/** Renders the text of a comment: folded when it is long, with whole addresses as links. */
function CommentText({ comment: { id, text }, actions, parts, t }: CommentTextProps) {
  const long = isLongComment(text);
  return (
    <parts.Opened name={`text ${id}`} opened={actions.opened}>
      {(open, setOpen) => (
        <>
          <p
            className={`mt-8 whitespace-pre-line text-32 ${long && !open ? 'comment-folded' : ''}`}
          >
            <LinkedText text={text} />
          </p>
          {long && (
            <button
              className="comment-act text-accent"
              type="button"
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              {t(open ? 'comment.fold' : 'comment.unfold')}
            </button>
          )}
        </>
      )}
    </parts.Opened>
  );
}

/** Renders plain text, in which whole http addresses are links with a shortened label. */
export function LinkedText({ text }: { readonly text: string }) {
  return splitLinks(text).map((part, index) =>
    part.kind === 'text' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their places
      <Fragment key={index}>{part.text}</Fragment>
    ) : (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        key={index}
        className="text-accent"
        href={part.href}
        rel="nofollow ugc noopener noreferrer"
        target="_blank"
        title={part.text}
      >
        {part.label}
      </a>
    ),
  );
}

/** Renders the time and location of a comment and its actions. */
function CommentActions({
  comment,
  actions,
  timeStyle,
  now,
  t,
}: LiveCommentProps & { comment: Comment }) {
  if (isLocalId(comment.id)) return <span data-unsent="">{t('comment.waiting')}</span>;
  const praised = actions.isLiked(comment.id);
  const own = actions.isOwn(comment);
  return (
    <>
      <a className="comment-link" href={actions.threadLink(comment.id)}>
        <CommentMeta comment={comment} now={now} t={t} timeStyle={timeStyle} />
      </a>
      <span className="comment-acts">
        <button
          className="comment-act"
          type="button"
          aria-pressed={praised}
          onClick={() => actions.like(comment)}
        >
          <Icon className="comment-icon" icon={Heart} />
          <span className="sr-only">{t('comment.like')}</span>
          {comment.praises > 0 && ` ${formatCount(comment.praises)}`}
        </button>
        {actions.reply && (
          <button
            className="comment-act"
            type="button"
            aria-label={t('comment.replyTo', {
              name: comment.userName || t('comment.anonymous'),
            })}
            onClick={() => actions.reply?.(comment)}
          >
            <Icon className="comment-icon" icon={MessageCircle} />
          </button>
        )}
        <button
          className="comment-act"
          type="button"
          aria-label={t(own ? 'comment.delete' : 'comment.report')}
          onClick={() => (own ? actions.remove(comment) : actions.report(comment))}
        >
          <Icon className="comment-icon" icon={own ? Trash2 : Flag} />
        </button>
      </span>
    </>
  );
}

/** Actions on comments; the component that shows the list passes them. */
export interface CommentActionHandlers {
  /** undefined where readers may not comment. */
  readonly reply?: ((comment: Comment) => void) | undefined;
  readonly like: (comment: Comment) => void;
  readonly remove: (comment: Comment) => void;
  readonly report: (comment: Comment) => void;
  /** Loads the next page of replies, `loadMore` that of comments; false when the request failed. */
  readonly loadReplies: (id: string) => Promise<boolean>;
  readonly loadMore: () => Promise<boolean>;
  readonly sort: (sort: CommentSort) => Promise<void>;
  /** Keys of the texts and replies that the reader has opened (`useOpened`). */
  readonly opened: Set<string>;
  readonly isLiked: (id: string) => boolean;
  readonly isOwn: (comment: Comment) => boolean;
  /** Address of the page of one comment. */
  readonly threadLink: (id: string) => string;
}

/** Props of every component of the live comments. */
export interface LiveCommentProps {
  readonly actions: CommentActionHandlers;
  readonly parts: CommentParts;
  readonly timeStyle: TimeStyle;
  /** Replies below a comment before the reader opens all. */
  readonly countReply: number;
  /** Epoch ms. */
  readonly now: number;
  readonly t: ActionTranslate;
}
