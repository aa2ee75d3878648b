import { Flag, Heart, MessageCircle, Trash2 } from 'lucide';
import { formatCount } from '../../model/article/counts.ts';
import { isLocalId } from '../../model/comment/commentList.ts';
import type { Comment } from '../../model/comment/types.ts';
import { CommentMoment } from '../Comments.tsx';
import { Icon } from '../Icon.tsx';
import type { LiveProps } from './acts.ts';

/** Renders the time and location of a comment and its actions. */
export function CommentActions({ comment, acts, times, now, t }: LiveProps & { comment: Comment }) {
  if (isLocalId(comment.id)) return <span data-unsent="">{t('comment.waiting')}</span>;
  const praised = acts.isPraised(comment.id);
  const own = acts.isOwn(comment);
  return (
    <>
      <a className="comment-link" href={acts.threadLink(comment.id)}>
        <CommentMoment comment={comment} now={now} t={t} times={times} />
      </a>
      <span className="comment-acts">
        <button
          className="comment-act"
          type="button"
          aria-pressed={praised}
          onClick={() => acts.praise(comment)}
        >
          <Icon className="comment-icon" icon={Heart} />
          <span className="sr-only">{t('comment.like')}</span>
          {comment.praises > 0 && ` ${formatCount(comment.praises)}`}
        </button>
        {acts.reply && (
          <button
            className="comment-act"
            type="button"
            aria-label={t('comment.reply')}
            onClick={() => acts.reply?.(comment)}
          >
            <Icon className="comment-icon" icon={MessageCircle} />
          </button>
        )}
        <button
          className="comment-act"
          type="button"
          aria-label={t(own ? 'comment.delete' : 'comment.report')}
          onClick={() => (own ? acts.remove(comment) : acts.report(comment))}
        >
          <Icon className="comment-icon" icon={own ? Trash2 : Flag} />
        </button>
      </span>
    </>
  );
}
