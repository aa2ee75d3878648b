import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { decideVideoDuration } from '../../model/media/videoDuration.ts';
import type { ShortVideo, VideoApp } from '../../model/mvod/normaliseMvod.ts';
import { isNearSlide } from '../../model/mvod/videoFeed.ts';
import { formatMarkName } from '../../model/outbox/writeMarks.ts';
import { $marks } from '../../services/outbox/markStore.ts';
import { $likeSteps, toggleVideoLike } from '../../state/videoLikes.ts';
import { likeVideoMark } from '../../writes/toggles.ts';
import { SlideButtons } from './SlideButtons.tsx';
import { SlideContent } from './SlideContent.tsx';

interface ShortVideoSlideProps {
  readonly video: ShortVideo;
  readonly index: number;
  /** Index of the slide in view; null before hydration, when all slides are as baked. */
  readonly current: number | null;
  readonly app: VideoApp | null;
  readonly comments: string;
  readonly t: ActionTranslate;
}

/** Renders a slide of the feed. One that is far away is empty, which limits the number of nodes. */
export function ShortVideoSlide(props: ShortVideoSlideProps) {
  const { video, index, current, app, comments, t } = props;
  const videoBox = useRef<HTMLElement>(null);
  const progressLine = useRef<HTMLElement>(null);
  const isFull = current === null || isNearSlide(index, current);

  useEffect(() => {
    const box = videoBox.current;
    if (!box || !isFull) return;
    const handleTimeUpdate = ({ target }: Event) => {
      const { currentTime: atS, duration: elementS } = target as HTMLVideoElement;
      const durationS = decideVideoDuration({ elementS, cmsS: video.durationS, atS });
      const part = durationS ? atS / durationS : 0;
      if (progressLine.current) progressLine.current.style.transform = `scaleX(${part.toFixed(4)})`;
    };
    // Capture: media events do not bubble.
    box.addEventListener('timeupdate', handleTimeUpdate, true);
    return () => box.removeEventListener('timeupdate', handleTimeUpdate, true);
  }, [isFull, video.durationS]);

  return (
    <li className="slide">
      {isFull && (
        <SlideContent
          buttons={<SlideActions app={app} comments={comments} t={t} video={video} />}
          index={index}
          progressLine={progressLine}
          t={t}
          video={video}
          videoBox={videoBox}
        />
      )}
    </li>
  );
}

/** State of the stores in the build, which has no reader. */
const EMPTY = {};

const getEmpty = () => EMPTY;

interface SlideActionsProps {
  readonly video: ShortVideo;
  readonly app: VideoApp | null;
  readonly comments: string;
  readonly t: ActionTranslate;
}

/** Renders the buttons of a slide with what this reader has liked. */
function SlideActions({ video, app, comments, t }: SlideActionsProps) {
  const { id, counts } = video;
  const marks = useStore($marks, { ssr: getEmpty });
  const steps = useStore($likeSteps, { ssr: getEmpty });
  const isLiked = marks[formatMarkName(likeVideoMark(id), '')] !== undefined;
  const likes = Math.max(0, counts.praises + (steps[id] ?? 0));
  return (
    <SlideButtons
      app={app}
      comments={comments}
      isLiked={isLiked}
      likes={likes}
      onLike={() => void toggleVideoLike(id, !isLiked)}
      t={t}
      video={video}
    />
  );
}
