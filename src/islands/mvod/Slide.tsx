import { useEffect, useRef } from 'react';
import type { ActTranslate } from '../../i18n/translate.ts';
import { decideVideoDuration } from '../../model/media/videoDuration.ts';
import { isNearSlide } from '../../model/mvod/feed.ts';
import type { ShortVideo, VideoApp } from '../../model/mvod/types.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { LangText } from '../../ui/LangText.tsx';
import { SlideActs } from './SlideActs.tsx';
import { VideoAbout } from './VideoAbout.tsx';
import { VideoFilm } from './VideoFilm.tsx';

interface SlideProps {
  readonly video: ShortVideo;
  readonly index: number;
  /** Index of the slide in view; null before hydration, when all slides are as baked. */
  readonly current: number | null;
  readonly app: VideoApp | null;
  readonly t: ActTranslate;
}

/** Renders a slide of the feed. One that is far away is empty, which limits the number of nodes. */
export function Slide({ video, index, current, app, t }: SlideProps) {
  const film = useRef<HTMLElement>(null);
  const line = useRef<HTMLElement>(null);
  const isFull = current === null || isNearSlide(index, current);
  const Heading = index === 0 ? 'h1' : 'h2';

  useEffect(() => {
    const box = film.current;
    if (!box || !isFull) return;
    const hear = ({ target }: Event) => {
      const { currentTime: atS, duration: elementS } = target as HTMLVideoElement;
      const durationS = decideVideoDuration({ elementS, cmsS: video.durationS, atS });
      const part = durationS ? atS / durationS : 0;
      if (line.current) line.current.style.transform = `scaleX(${part.toFixed(4)})`;
    };
    // Capture: media events do not bubble.
    box.addEventListener('timeupdate', hear, true);
    return () => box.removeEventListener('timeupdate', hear, true);
  }, [isFull, video.durationS]);

  return (
    <li className="slide">
      {isFull && (
        <>
          <figure className="film slide-film" ref={film}>
            <VideoFilm eager={index === 0} video={video} t={t} />
          </figure>
          <div className="slide-line">
            <i ref={line} />
          </div>
          <div className="slide-words">
            <Heading className="slide-title text-34 font-semibold">
              <LangText t={t} text={video.title} />
            </Heading>
            <VideoAbout text={video.description} t={t} />
            <div className="mt-8 flex items-center">
              <p className="flex min-w-0 flex-1 items-center gap-12 text-28 text-ink-2">
                {video.author && (
                  <>
                    <Avatar name={video.author} src={video.authorIcon} />
                    <span className="truncate">{video.author}</span>
                  </>
                )}
              </p>
              <SlideActs app={app} t={t} video={video} />
            </div>
          </div>
        </>
      )}
    </li>
  );
}
