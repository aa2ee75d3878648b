import { Heart, Share2 } from 'lucide';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { formatCapped } from '../../model/article/counts.ts';
import type { ShortVideo, VideoApp } from '../../model/mvod/normaliseMvod.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Message } from '../../ui/Message.tsx';
import { CommentsButton } from '../mvodShare/CommentsButton.tsx';

interface SlideButtonsProps {
  readonly video: ShortVideo;
  readonly app: VideoApp | null;
  /** Pattern of the address of its comments; '' where only the app has them. */
  readonly comments: string;
  readonly isLiked: boolean;
  /** Number of likes; the server's when absent. */
  readonly likes?: number;
  readonly onLike?: () => void;
  readonly t: ActionTranslate;
}

/** Renders like, comments and share. */
export function SlideButtons(props: SlideButtonsProps) {
  const { video, app, comments, isLiked, likes, onLike, t } = props;
  const { counts } = video;
  const shownLikes = likes ?? counts.praises;
  return (
    <>
      <button aria-pressed={isLiked} className="bar-item" onClick={onLike} type="button">
        <Icon className="bar-icon" icon={Heart} />
        <Message className="sr-only" t={t} k="bar.praise" />
        <span>{shownLikes > 0 && formatCapped(shownLikes)}</span>
      </button>
      <CommentsButton app={app} comments={comments} t={t} video={video} />
      <button className="bar-item" data-act="share" type="button">
        <Icon className="bar-icon" icon={Share2} />
        <Message className="sr-only" t={t} k="mvod.share" />
      </button>
    </>
  );
}
