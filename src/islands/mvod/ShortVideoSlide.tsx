import { useEffect, useRef } from 'react';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { decideVideoDuration } from '../../model/media/videoDuration.ts';
import type { ShortVideo, VideoApp } from '../../model/mvod/mvodTypes.ts';
import { isNearSlide } from '../../model/mvod/videoFeed.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { LangText } from '../../ui/LangText.tsx';
import { ShortVideoCover } from './ShortVideoCover.tsx';
import { SlideActions } from './SlideActions.tsx';
import { VideoDescription } from './VideoDescription.tsx';

interface ShortVideoSlideProps {
  readonly video: ShortVideo;
  readonly index: number;
  /** Index of the slide in view; null before hydration, when all slides are as baked. */
  readonly current: number | null;
  readonly app: VideoApp | null;
  readonly t: ActionTranslate;
}

/** Renders a slide of the feed. One that is far away is empty, which limits the number of nodes. */
export function ShortVideoSlide({ video, index, current, app, t }: ShortVideoSlideProps) {
  const videoBox = useRef<HTMLElement>(null);
  const progressLine = useRef<HTMLElement>(null);
  const isFull = current === null || isNearSlide(index, current);
  const Heading = index === 0 ? 'h1' : 'h2';

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
        <>
          <figure className="film slide-film" ref={videoBox}>
            <ShortVideoCover eager={index === 0} video={video} t={t} />
          </figure>
          <div className="slide-line">
            <i ref={progressLine} />
          </div>
          <div className="slide-words">
            <Heading className="slide-title text-34 font-semibold">
              <LangText t={t} text={video.title} />
            </Heading>
            <VideoDescription text={video.description} t={t} />
            <div className="mt-8 flex items-center">
              <p className="flex min-w-0 flex-1 items-center gap-12 text-28 text-ink-2">
                {video.author && (
                  <>
                    <Avatar name={video.author} src={video.authorIcon} />
                    <span className="truncate">{video.author}</span>
                  </>
                )}
              </p>
              <SlideActions app={app} t={t} video={video} />
            </div>
          </div>
        </>
      )}
    </li>
  );
}
