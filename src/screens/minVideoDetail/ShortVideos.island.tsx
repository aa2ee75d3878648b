import { useStore } from '@nanostores/react';
import { Suspense, use, useEffect } from 'react';
import { readSettings } from '../../host/settings.ts';
import type { Locale } from '../../i18n/locales.ts';
import { useReaderLocale } from '../../islands/useReaderLocale.ts';
import type { ShortVideoPage, VideoAround, VideoSite } from '../../model/mvod/normaliseMvod.ts';
import { createFeed } from '../../model/mvod/videoFeed.ts';
import { loadActionMessages } from '../../services/loadMessages.ts';
import { updateVideoMetadata } from '../../services/metadata/videoMetadata.ts';
import {
  $videoContext,
  $videoFeed,
  loadMoreVideos,
  startVideoFeed,
  type VideoFeedState,
} from '../../state/mvod.ts';
import { FeedStage } from './FeedStage.tsx';
import { ShortVideoFeedEnd } from './ShortVideoFeedEnd.tsx';
import { ShortVideoSlide } from './ShortVideoSlide.tsx';
import { useFeedKeys } from './useFeedKeys.ts';
import { useFeedScroll } from './useFeedScroll.ts';
import { usePlayback } from './usePlayback.ts';
import { VideoCategories } from './VideoCategories.tsx';

interface ShortVideosProps {
  readonly page: ShortVideoPage;
  /** What the page shows; a template may load it later. */
  readonly around: VideoAround;
  readonly site: VideoSite;
  /** Pattern of the addresses of comments; '' where only the app has them. */
  readonly comments: string;
  /** Address of the front page. */
  readonly home: string;
  /** Language that the page was made in. */
  readonly locale: Locale;
}

/**
 * Why an island: the feed grows while the reader scrolls, and the video in view plays. Before
 * hydration the island is the first videos as posters, which scroll and link to their videos.
 */
export function ShortVideos(props: ShortVideosProps) {
  return (
    <Suspense>
      <ShortVideoFeed {...props} />
    </Suspense>
  );
}

function ShortVideoFeed(props: ShortVideosProps) {
  const { page, site, comments, home, locale: baked } = props;
  const locale = useReaderLocale(baked);
  const t = use(loadActionMessages(locale));
  const live = useStore($videoFeed, { ssr: 'initial' });
  const around = useStore($videoContext, { ssr: 'initial' }) ?? props.around;
  const feed: VideoFeedState = live ?? { ...createFeed(page), more: 'waiting' };
  const { list, current, go } = useFeedScroll(feed.videos.length);
  const toggle = usePlayback(list, current);
  useFeedKeys({ go, current, toggle });
  const isHydrated = live !== null;
  const video = feed.videos[current];

  useEffect(() => startVideoFeed(readSettings(), page), [page]);
  useEffect(() => {
    if (!isHydrated || !video) return;
    // The editors' share text is loaded for the first video only.
    const share = video.id === page.video.id ? around.share : null;
    const settings = readSettings();
    updateVideoMetadata('minVideoDetail', video, { settings, site, locale, share });
    void loadMoreVideos(settings, current);
  }, [isHydrated, video, current, page, around, site, locale]);

  return (
    <FeedStage
      categories={<VideoCategories current={feed.categoryId} onChange={() => go(0)} t={t} />}
      count={feed.videos.length}
      current={current}
      go={go}
      home={home}
      list={list}
      status={isHydrated && video ? video.title : ''}
      t={t}
    >
      {feed.videos.map((one, index) => (
        <ShortVideoSlide
          key={one.id}
          app={around.app}
          comments={comments}
          current={isHydrated ? current : null}
          index={index}
          t={t}
          video={one}
        />
      ))}
      <ShortVideoFeedEnd
        feed={feed}
        onRetry={() => void loadMoreVideos(readSettings(), current)}
        t={t}
      />
    </FeedStage>
  );
}
