import { useStore } from '@nanostores/react';
import { ChevronDown, ChevronLeft, ChevronUp } from 'lucide';
import { Suspense, use, useEffect } from 'react';
import { readSettings } from '../host/settings.ts';
import type { Locale } from '../i18n/locales.ts';
import type { ShortVideoPage, VideoAround, VideoSite } from '../model/mvod/mvodTypes.ts';
import { createFeed } from '../model/mvod/videoFeed.ts';
import { loadActionMessages } from '../services/loadMessages.ts';
import { updateVideoMetadata } from '../services/metadata/videoMetadata.ts';
import { $videoFeed, loadMoreVideos, startVideoFeed, type VideoFeedState } from '../state/mvod.ts';
import { Icon } from '../ui/Icon.tsx';
import { label } from '../ui/Message.tsx';
import { ShortVideoFeedEnd } from './mvod/ShortVideoFeedEnd.tsx';
import { ShortVideoSlide } from './mvod/ShortVideoSlide.tsx';
import { useFeedKeys } from './mvod/useFeedKeys.ts';
import { useFeedScroll } from './mvod/useFeedScroll.ts';
import { usePlayback } from './mvod/usePlayback.ts';
import { useReaderLocale } from './useReaderLocale.ts';

interface ShortVideosProps {
  readonly page: ShortVideoPage;
  readonly around: VideoAround;
  readonly site: VideoSite;
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

function ShortVideoFeed({ page, around, site, home, locale: baked }: ShortVideosProps) {
  const locale = useReaderLocale(baked);
  const t = use(loadActionMessages(locale));
  const live = useStore($videoFeed, { ssr: 'initial' });
  const feed: VideoFeedState = live ?? { ...createFeed(page), more: 'waiting' };
  const { list, current, go } = useFeedScroll(feed.videos.length);
  const toggle = usePlayback(list, current);
  useFeedKeys({ go, current, toggle });
  const isHydrated = live !== null;
  const video = feed.videos[current];

  useEffect(() => startVideoFeed(page), [page]);
  useEffect(() => {
    if (!isHydrated || !video) return;
    // The editors' share text is loaded for the first video only.
    const share = video.id === page.video.id ? around.share : null;
    const settings = readSettings();
    updateVideoMetadata('minVideoDetail', video, { settings, site, locale, share });
    void loadMoreVideos(settings, current);
  }, [isHydrated, video, current, page, around, site, locale]);

  return (
    <div className="feed-stage">
      <ol className="feed" ref={list}>
        {feed.videos.map((one, index) => (
          <ShortVideoSlide
            key={one.id}
            app={around.app}
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
      </ol>
      <a {...label(t, 'page.back')} className="feed-back" data-back="" href={home}>
        <Icon className="h-44 w-44" icon={ChevronLeft} />
      </a>
      <div className="feed-steps">
        <button
          {...label(t, 'mvod.back')}
          disabled={current === 0}
          onClick={() => go(current - 1)}
          type="button"
        >
          <Icon className="h-44 w-44" icon={ChevronUp} />
        </button>
        <button
          {...label(t, 'mvod.next')}
          disabled={current >= feed.videos.length - 1}
          onClick={() => go(current + 1)}
          type="button"
        >
          <Icon className="h-44 w-44" icon={ChevronDown} />
        </button>
      </div>
      <p className="sr-only" role="status">
        {isHydrated && video?.title}
      </p>
    </div>
  );
}
