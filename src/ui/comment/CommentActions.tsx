import { Flag, Heart, MessageCircle, Trash2 } from 'lucide';
import { formatCount } from '../../model/article/counts.ts';
import { isLocalId } from '../../model/comment/commentList.ts';
import type { Comment } from '../../model/comment/commentTypes.ts';
import { CommentMeta } from '../BakedComments.tsx';
import { Icon } from '../Icon.tsx';
import type { LiveCommentProps } from './commentActionHandlers.ts';

/** Renders the time and location of a comment and its actions. */
export function CommentActions({
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
            aria-label={t('comment.reply')}
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
