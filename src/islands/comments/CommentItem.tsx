import { Fragment } from 'react';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { containsComment } from '../../model/comment/commentList.ts';
import { isLongComment, splitLinks } from '../../model/comment/commentText.ts';
import type { Comment } from '../../model/comment/commentTypes.ts';
import { CommentEntry, CommentMedia, ReplyHead } from '../../ui/BakedComments.tsx';
import { CommentActions } from '../../ui/comment/CommentActions.tsx';
import type { LiveCommentProps } from '../../ui/comment/commentActionHandlers.ts';
import { ListChunks } from '../list/ListChunks.tsx';
import { useOpened } from '../list/useOpened.ts';
import { MoreButton } from './MoreButton.tsx';

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
      text={<CommentText comment={comment} opened={live.actions.opened} t={live.t} />}
    >
      {comment.replyCount > 0 && <Replies {...live} comment={comment} isOpen={isOpen} />}
    </CommentEntry>
  );
}

/** Renders as many replies as the site shows at first; after a tap all of them, page by page. */
function Replies({ comment, isOpen, ...live }: CommentItemProps) {
  const { actions, countReply, t } = live;
  const { id, replies, replyCount, hasMoreReplies } = comment;
  const [wasOpened, setOpened] = useOpened(actions.opened, `replies ${id}`);
  const opened = isOpen || wasOpened;
  const shown = opened ? replies : replies.slice(0, countReply);
  const draw = (some: readonly Comment[]) => (
    <ol>
      {some.map((reply) => (
        <li key={reply.id} className="py-8" data-comment={reply.id}>
          <Reply {...live} comment={reply} rootId={id} />
        </li>
      ))}
    </ol>
  );
  const load = async () => {
    const loaded = !hasMoreReplies || (await actions.loadReplies(id));
    if (loaded) setOpened(true);
    return loaded;
  };
  return (
    <div className="mt-16 rounded bg-raised px-24 py-16">
      {opened ? (
        <ListChunks className="comment-part" hasId={containsComment} rows={shown}>
          {draw}
        </ListChunks>
      ) : (
        draw(shown)
      )}
      {(hasMoreReplies || shown.length < replies.length) && (
        <MoreButton
          load={load}
          t={t}
          label={opened ? t('comment.moreReplies') : t('comment.allReplies', { n: replyCount })}
        />
      )}
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

interface CommentTextProps {
  readonly comment: Pick<Comment, 'id' | 'text'>;
  /** Keys of the open parts of the list. */
  readonly opened: Set<string>;
  readonly t: ActionTranslate;
}

/** Renders the text of a comment: folded when it is long, with whole addresses as links. */
function CommentText({ comment: { id, text }, opened, t }: CommentTextProps) {
  const [open, setOpen] = useOpened(opened, `text ${id}`);
  const long = isLongComment(text);
  return (
    <>
      <p className={`mt-8 whitespace-pre-line text-32 ${long && !open ? 'comment-folded' : ''}`}>
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
