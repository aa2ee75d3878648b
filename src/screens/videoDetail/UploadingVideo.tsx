import type { VideoItem } from '../../model/article/articleTypes.ts';
import type { ArticleView } from '../article/articleView.ts';
import { createHeightStyle } from '../article/sections/MediaHeader.tsx';

/**
 * Renders the poster of a video that has no URL yet; template pages show a message in it
 * (templates/articleParts.tsx). A baked page is baked again when the video is available.
 */
export const UploadingVideo = ({ view, video }: { view: ArticleView; video: VideoItem }) => (
  <div className="video media" style={createHeightStyle(view, video.vertical)}>
    <div className="video-cover">
      {video.poster && <img alt="" src={video.poster} />}
      <p className="video-note" data-uploading="" hidden role="status" />
    </div>
  </div>
);
