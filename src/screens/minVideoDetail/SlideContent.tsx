import type { ReactNode, Ref } from 'react';
import type { ActionTranslate } from '../../i18n/translate.ts';
import type { ShortVideo } from '../../model/mvod/normaliseMvod.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { LangText } from '../../ui/LangText.tsx';
import { ShortVideoCover } from '../mvodShare/ShortVideoCover.tsx';
import { VideoDescription } from '../mvodShare/VideoDescription.tsx';

interface SlideContentProps {
  readonly video: ShortVideo;
  readonly index: number;
  /** Like, comments and share. */
  readonly buttons: ReactNode;
  readonly t: ActionTranslate;
  readonly videoBox?: Ref<HTMLElement>;
  readonly progressLine?: Ref<HTMLElement>;
}

/** Renders the video of a slide and its text. */
export function SlideContent(props: SlideContentProps) {
  const { video, index, buttons, t, videoBox, progressLine } = props;
  const Heading = index === 0 ? 'h1' : 'h2';
  return (
    <>
      <figure className="video slide-video" ref={videoBox}>
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
          {buttons}
        </div>
      </div>
    </>
  );
}
