import { useStore } from '@nanostores/react';
import { ChevronDown, ChevronLeft, ChevronUp } from 'lucide';
import { Suspense, use, useEffect } from 'react';
import { readSettings } from '../host/settings.ts';
import type { Locale } from '../i18n/locales.ts';
import { createFeed } from '../model/mvod/feed.ts';
import type { ShortVideoPage, VideoAround, VideoSite } from '../model/mvod/types.ts';
import { openActWords } from '../stores/language.ts';
import { $feed, type FeedState, loadMore, openFeed } from '../stores/mvod.ts';
import { showVideo } from '../stores/videoDocument.ts';
import { Icon } from '../ui/Icon.tsx';
import { label } from '../ui/words.tsx';
import { FeedEnd } from './mvod/FeedEnd.tsx';
import { Slide } from './mvod/Slide.tsx';
import { useFeedKeys } from './mvod/useFeedKeys.ts';
import { useFeedScroll } from './mvod/useFeedScroll.ts';
import { usePlaying } from './mvod/usePlaying.ts';
import { useShownLocale } from './useShownLocale.ts';

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
      <Feed {...props} />
    </Suspense>
  );
}

function Feed({ page, around, site, home, locale: baked }: ShortVideosProps) {
  const locale = useShownLocale(baked);
  const t = use(openActWords(locale));
  const live = useStore($feed, { ssr: 'initial' });
  const feed: FeedState = live ?? { ...createFeed(page), more: 'waiting' };
  const { list, current, go } = useFeedScroll(feed.videos.length);
  const toggle = usePlaying(list, current);
  useFeedKeys({ go, current, toggle });
  const isAwake = live !== null;
  const video = feed.videos[current];

  useEffect(() => openFeed(page), [page]);
  useEffect(() => {
    if (!isAwake || !video) return;
    // The editors' share text is loaded for the first video only.
    const share = video.id === page.video.id ? around.share : null;
    const settings = readSettings();
    showVideo('minVideoDetail', video, { settings, site, locale, share });
    void loadMore(settings, current);
  }, [isAwake, video, current, page, around, site, locale]);

  return (
    <div className="feed-stage">
      <ol className="feed" ref={list}>
        {feed.videos.map((one, index) => (
          <Slide
            key={one.id}
            app={around.app}
            current={isAwake ? current : null}
            index={index}
            t={t}
            video={one}
          />
        ))}
        <FeedEnd feed={feed} onRetry={() => void loadMore(readSettings(), current)} t={t} />
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
        {isAwake && video?.title}
      </p>
    </div>
  );
}
