import type { ActTranslate } from '../../i18n/translate.ts';
import { createShortVideoFacts } from '../../model/mvod/shortVideoFacts.ts';
import type { ShortVideo } from '../../model/mvod/types.ts';
import { FilmCover } from '../../ui/MediaCover.tsx';
import { Words } from '../../ui/words.tsx';

interface VideoFilmProps {
  readonly video: ShortVideo;
  /** It is in sight at once. */
  readonly eager?: boolean;
  readonly t: ActTranslate;
}

/** The cover of a video, which fills the room it is given; words where there is no film yet. */
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
