import type { BodyVideo, Segment } from '../../body/types.ts';
import type { VideoItem } from '../../model/article/articleTypes.ts';
import type { ArticleScreenProps, ArticleView } from '../article/articleView.ts';
import { MediaArticle } from '../article/MediaArticle.tsx';
import { createHeightStyle, MediaHeader } from '../article/sections/MediaHeader.tsx';

/** Renders a video article: its video in the full width, then its text. */
export function VideoDetail(props: ArticleScreenProps) {
  const { view } = props;
  const { article, body, config, lang } = view;
  const { video, text } = splitVideo(body.segments);
  const pendingVideo = video === null && article.videos.find(({ url }) => url === '');
  const caption = video?.description ?? '';
  const isCaptionRedundant =
    caption === '' || caption === article.title || caption === article.abstract;
  const mark = video?.selfMedia ? config.selfMediaName : '';
  return (
    <MediaArticle
      {...props}
      caption={
        (mark || !isCaptionRedundant) && (
          <p className="mb-20 text-28 text-ink-3" lang={lang}>
            {mark && <span className="mark ml-0 mr-12">{mark}</span>}
            {!isCaptionRedundant && caption}
          </p>
        )
      }
      mediaHeader={
        <>
          {video && <MediaHeader eager video={video} view={view} />}
          {pendingVideo && <UploadingVideo video={pendingVideo} view={view} />}
        </>
      }
      text={text}
    />
  );
}

/**
 * Renders the poster of a video that has no URL yet; template pages show a message in it
 * (templates/articleParts.tsx). A baked page is baked again when the video is available.
 */
const UploadingVideo = ({ view, video }: { view: ArticleView; video: VideoItem }) => (
  <div className="video media" style={createHeightStyle(view, video.vertical)}>
    <div className="video-cover">
      {video.poster && <img alt="" src={video.poster} />}
      <p className="video-note" data-uploading="" hidden role="status" />
    </div>
  </div>
);

/**
 * Returns the first video of a body, which is shown above the title, and the remaining segments;
 * null when the body has no video.
 */
function splitVideo(segments: readonly Segment[]): {
  readonly video: BodyVideo | null;
  readonly text: readonly Segment[];
} {
  for (const segment of segments) {
    if (segment.kind !== 'video') continue;
    return { video: segment.video, text: segments.filter((other) => other !== segment) };
  }
  return { video: null, text: segments };
}
