import { useStore } from '@nanostores/react';
import { Heart, MessageCircle, Share2 } from 'lucide';
import type { ActTranslate } from '../../i18n/translate.ts';
import { formatCount } from '../../model/article/counts.ts';
import type { ShortVideo, VideoApp } from '../../model/mvod/types.ts';
import { nameMark } from '../../model/outbox/marks.ts';
import { $likeSteps, toggleVideoLike } from '../../stores/likeVideo.ts';
import { $marks } from '../../stores/marks.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Words } from '../../ui/words.tsx';
import { likeVideoMark } from '../../writes/likeVideo.ts';

/** State of the stores in the build, which has no reader. */
const NOTHING = {};
const nothing = () => NOTHING;

interface SlideActsProps {
  readonly video: ShortVideo;
  readonly app: VideoApp | null;
  readonly t: ActTranslate;
}

/** Renders like, comments and share. The app has the form for comments. */
export function SlideActs({ video, app, t }: SlideActsProps) {
  const { id, counts } = video;
  const marks = useStore($marks, { ssr: nothing });
  const steps = useStore($likeSteps, { ssr: nothing });
  const isLiked = marks[nameMark(likeVideoMark(id), '')] !== undefined;
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
        <Words className="sr-only" t={t} k="bar.praise" />
        <span>{likes > 0 && formatCount(likes)}</span>
      </button>
      {app && counts.comments > 0 && (
        <button className="bar-item" data-act="openApp" type="button">
          <Icon className="bar-icon" icon={MessageCircle} />
          <Words className="sr-only" t={t} k="mvod.comments" />
          <span>{formatCount(counts.comments)}</span>
        </button>
      )}
      <button className="bar-item" data-act="share" type="button">
        <Icon className="bar-icon" icon={Share2} />
        <Words className="sr-only" t={t} k="mvod.share" />
      </button>
    </>
  );
}
