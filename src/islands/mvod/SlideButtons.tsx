import { Heart, MessageCircle, Share2 } from 'lucide';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { formatCapped } from '../../model/article/counts.ts';
import type { ShortVideo, VideoApp } from '../../model/mvod/mvodTypes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Message } from '../../ui/Message.tsx';

interface SlideButtonsProps {
  readonly video: ShortVideo;
  readonly app: VideoApp | null;
  readonly isLiked: boolean;
  /** Number of likes; the server's when absent. */
  readonly likes?: number;
  readonly onLike?: () => void;
  readonly t: ActionTranslate;
}

/** Renders like, comments and share. The app has the form for comments. */
export function SlideButtons({ video, app, isLiked, likes, onLike, t }: SlideButtonsProps) {
  const { counts } = video;
  const shownLikes = likes ?? counts.praises;
  return (
    <>
      <button aria-pressed={isLiked} className="bar-item" onClick={onLike} type="button">
        <Icon className="bar-icon" icon={Heart} />
        <Message className="sr-only" t={t} k="bar.praise" />
        <span>{shownLikes > 0 && formatCapped(shownLikes)}</span>
      </button>
      {app && counts.comments > 0 && (
        <button className="bar-item" data-act="openApp" type="button">
          <Icon className="bar-icon" icon={MessageCircle} />
          <Message className="sr-only" t={t} k="mvod.comments" />
          <span>{formatCapped(counts.comments)}</span>
        </button>
      )}
      <button className="bar-item" data-act="share" type="button">
        <Icon className="bar-icon" icon={Share2} />
        <Message className="sr-only" t={t} k="mvod.share" />
      </button>
    </>
  );
}
