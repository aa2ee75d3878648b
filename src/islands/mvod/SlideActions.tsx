import { useStore } from '@nanostores/react';
import { Heart, MessageCircle, Share2 } from 'lucide';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { formatCount } from '../../model/article/counts.ts';
import type { ShortVideo, VideoApp } from '../../model/mvod/mvodTypes.ts';
import { formatMarkName } from '../../model/outbox/writeMarks.ts';
import { $marks } from '../../services/outbox/markStore.ts';
import { $likeSteps, toggleVideoLike } from '../../state/videoLikes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Message } from '../../ui/Message.tsx';
import { likeVideoMark } from '../../writes/likeVideo.ts';

/** State of the stores in the build, which has no reader. */
const EMPTY = {};
const getEmpty = () => EMPTY;

interface SlideActionsProps {
  readonly video: ShortVideo;
  readonly app: VideoApp | null;
  readonly t: ActionTranslate;
}

/** Renders like, comments and share. The app has the form for comments. */
export function SlideActions({ video, app, t }: SlideActionsProps) {
  const { id, counts } = video;
  const marks = useStore($marks, { ssr: getEmpty });
  const steps = useStore($likeSteps, { ssr: getEmpty });
  const isLiked = marks[formatMarkName(likeVideoMark(id), '')] !== undefined;
  const likes = Math.max(0, counts.praises + (steps[id] ?? 0));
  return (
    <>
      <button
        aria-pressed={isLiked}
        className="bar-item"
        onClick={() => void toggleVideoLike(id, !isLiked)}
        type="button"
      >
        <Icon className="bar-icon" icon={Heart} />
        <Message className="sr-only" t={t} k="bar.praise" />
        <span>{likes > 0 && formatCount(likes)}</span>
      </button>
      {app && counts.comments > 0 && (
        <button className="bar-item" data-act="openApp" type="button">
          <Icon className="bar-icon" icon={MessageCircle} />
          <Message className="sr-only" t={t} k="mvod.comments" />
          <span>{formatCount(counts.comments)}</span>
        </button>
      )}
      <button className="bar-item" data-act="share" type="button">
        <Icon className="bar-icon" icon={Share2} />
        <Message className="sr-only" t={t} k="mvod.share" />
      </button>
    </>
  );
}
