import { useActWords } from '../../islands/comments/useActWords.ts';
import type { VideoItem } from '../../model/article/types.ts';
import { stageHeight } from '../article/sections/Stage.tsx';
import type { ArticleView } from '../article/view.ts';

/**
 * Renders the poster of a video that has no URL yet; template pages add a message. A baked page is
 * baked again when the video is available.
 */
export function Uploading({ view, film }: { view: ArticleView; film: VideoItem }) {
  const t = useActWords(() => view.locale);
  return (
    <div className="film stage" style={stageHeight(view, film.vertical)}>
      <div className="film-cover">
        {film.poster && <img alt="" src={film.poster} />}
        {t && (
          <p className="film-note" role="status">
            {t('film.uploading')}
          </p>
        )}
      </div>
    </div>
  );
}
