import { useActWords } from '../../islands/comments/useActWords.ts';
import type { VideoItem } from '../../model/article/types.ts';
import { stageHeight } from '../article/sections/Stage.tsx';
import type { ArticleView } from '../article/view.ts';

/**
 * A film that has no address yet: its poster, and in a template the words for it. A baked
 * page is baked again when the film is there.
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
