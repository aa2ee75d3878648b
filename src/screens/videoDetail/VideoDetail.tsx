import type { ArticleScreenProps } from '../article/articleView.ts';
import { MediaArticle } from '../article/MediaArticle.tsx';
import { MediaHeader } from '../article/sections/MediaHeader.tsx';
import { splitVideo } from './splitVideo.ts';
import { UploadingVideo } from './UploadingVideo.tsx';

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
