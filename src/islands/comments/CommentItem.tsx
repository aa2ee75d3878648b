import { containsComment } from '../../model/comment/commentList.ts';
import type { Comment } from '../../model/comment/commentTypes.ts';
import { CommentEntry, CommentMedia, ReplyHead } from '../../ui/BakedComments.tsx';
import { CommentActions } from '../../ui/comment/CommentActions.tsx';
import type { LiveCommentProps } from '../../ui/comment/commentActionHandlers.ts';
import { ListChunks } from '../list/ListChunks.tsx';
import { useOpened } from '../list/useOpened.ts';
import { CommentText, LinkedText } from './CommentText.tsx';
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
