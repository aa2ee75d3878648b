import { useActionMessages } from '../../islands/useActionMessages.ts';
import type { VideoItem } from '../../model/article/articleTypes.ts';
import type { ArticleView } from '../article/articleView.ts';
import { createHeightStyle } from '../article/sections/MediaHeader.tsx';

/**
 * Renders the poster of a video that has no URL yet; template pages add a message. A baked page is
 * baked again when the video is available.
 */
export function UploadingVideo({ view, video }: { view: ArticleView; video: VideoItem }) {
  const t = useActionMessages(() => view.locale);
  return (
    <div className="film stage" style={createHeightStyle(view, video.vertical)}>
      <div className="film-cover">
        {video.poster && <img alt="" src={video.poster} />}
        {t && (
          <p className="film-note" role="status">
            {t('film.uploading')}
          </p>
        )}
      </div>
    </div>
  );
}
