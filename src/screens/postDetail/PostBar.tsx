import { Heart, MessageCircle, Share2 } from 'lucide';
import type { CommunityTranslate } from '../../i18n/translate.ts';
import { formatCapped } from '../../model/article/counts.ts';
import type { Post } from '../../model/community/communityTypes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Message } from '../../ui/Message.tsx';

interface PostBarProps {
  readonly post: Pick<Post, 'praises' | 'comments'>;
  readonly canComment: boolean;
  readonly t: CommunityTranslate;
}

/** Renders the bar at the foot of a post: that of an article without saving to favourites. */
export function PostBar({ post, canComment, t }: PostBarProps) {
  const { praises, comments } = post;
  return (
    <footer className="bar">
      {canComment ? (
        <button className="bar-field" data-act="compose" type="button">
          <Message k="bar.write" t={t} />
        </button>
      ) : (
        <span className="flex-1" />
      )}
      <a className="bar-item" href="#comments">
        <Icon className="bar-icon" icon={MessageCircle} />
        <Message className="sr-only" k="bar.comments" t={t} />
        <span data-n="comments">{comments > 0 && formatCapped(comments)}</span>
      </a>
      <button aria-pressed={false} className="bar-item" data-act="praise" type="button">
        <Icon className="bar-icon" icon={Heart} />
        <Message className="sr-only" k="bar.praise" t={t} />
        <span data-n="praises">{praises > 0 && formatCapped(praises)}</span>
      </button>
      <button className="bar-item" data-act="share" type="button">
        <Icon className="bar-icon" icon={Share2} />
        <Message className="sr-only" k="share.title" t={t} />
      </button>
    </footer>
  );
}
