import type { ActTranslate } from '../../i18n/translate.ts';
import { createShortVideoFacts } from '../../model/mvod/shortVideoFacts.ts';
import type { ShortVideo } from '../../model/mvod/types.ts';
import { FilmCover } from '../../ui/MediaCover.tsx';
import { Words } from '../../ui/words.tsx';

interface VideoFilmProps {
  readonly video: ShortVideo;
  /** Whether it is in the first screen. */
  readonly eager?: boolean;
  readonly t: ActTranslate;
}

/** Renders a video's cover, which fills its parent; a message while the video has no address. */
export function VideoFilm({ video, eager = false, t }: VideoFilmProps) {
  if (video.url !== '')
    return <FilmCover eager={eager} facts={createShortVideoFacts(video)} t={t} />;
  return (
    <div className="film-none">
      {video.cover && <img alt="" src={video.cover} />}
      <p>
        <Words t={t} k="player.uploading" />
      </p>
    </div>
  );
}
