import { useStore } from '@nanostores/react';
import { Suspense, use, useCallback, useEffect, useRef, useState } from 'react';
import { readSettings } from '../../host/settings.ts';
import { showToast } from '../../host/toast.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { useReaderLocale } from '../../islands/useReaderLocale.ts';
import type { ShortVideoPage, VideoAround, VideoSite } from '../../model/mvod/normaliseMvod.ts';
import { createFeed, decideFeedMove, findSlideInView } from '../../model/mvod/videoFeed.ts';
import { loadActionMessages } from '../../services/loadMessages.ts';
import { updateVideoMetadata } from '../../services/metadata/videoMetadata.ts';
import {
  $videoCategories,
  $videoContext,
  $videoFeed,
  chooseVideoCategory,
  loadMoreVideos,
  startVideoFeed,
  type VideoFeedState,
} from '../../state/mvod.ts';
import { label } from '../../ui/Message.tsx';
import { FeedStage, ShortVideoFeedEnd } from './FeedStage.tsx';
import { ShortVideoSlide } from './ShortVideoSlide.tsx';
import { usePlayback } from './usePlayback.ts';

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

interface FeedKeys {
  readonly current: number;
  readonly go: (slide: number) => void;
  readonly toggle: () => void;
}

/** Elements in which keys have another function: inputs, and dialogs above the feed. */
const OWN_KEYS = 'input,textarea,select,[role=dialog]';

/** Elements that handle Space themselves. */
const PRESSED = 'a,button,summary';

/** Handles keys: arrows, J and K change the slide, Space plays and pauses the video. */
function useFeedKeys({ current, go, toggle }: FeedKeys): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const move = decideFeedMove(event.key);
      if (!move || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const target = event.target as Element;
      if (target.closest(OWN_KEYS)) return;
      // The player has letter keys of its own.
      if (event.key.length === 1 && target.closest('media-player')) return;
      if (move === 'toggle' && target.closest(PRESSED)) return;
      event.preventDefault();
      if (move === 'toggle') toggle();
      else go(Math.max(0, current + (move === 'next' ? 1 : -1)));
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [current, go, toggle]);
}

interface VideoCategoriesProps {
  /** The category of the feed; '' for none. */
  readonly current: string;
  /** Called when the feed shows the videos of another category. */
  readonly onChange: () => void;
  readonly t: ActionTranslate;
}

/** Renders the choice of a category, where the server has several. */
function VideoCategories({ current, onChange, t }: VideoCategoriesProps) {
  const categories = useStore($videoCategories, { ssr: 'initial' });
  if (categories.length === 0) return null;
  const choose = async (id: string) => {
    const problem = await chooseVideoCategory(readSettings(), id);
    if (problem) showToast(t(problem === 'empty' ? 'state.empty' : 'comment.moreFailed'));
    else onChange();
  };
  return (
    <nav {...label(t, 'mvod.categories')} className="feed-categories">
      {categories.map(({ id, name }) => (
        <button
          aria-current={id === current ? 'true' : undefined}
          key={id}
          onClick={() => void choose(id)}
          type="button"
        >
          {name}
        </button>
      ))}
    </nav>
  );
}

/** Returns which slide of the feed is in view, and a function that scrolls to another. */
function useFeedScroll(count: number) {
  const list = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const box = list.current;
    if (!box) return;
    let isWaiting = false;
    const look = () => {
      isWaiting = false;
      setCurrent(findSlideInView(box.scrollTop, box.clientHeight, count));
    };
    const hear = () => {
      if (!isWaiting) requestAnimationFrame(look);
      isWaiting = true;
    };
    box.addEventListener('scroll', hear, { passive: true });
    look();
    return () => box.removeEventListener('scroll', hear);
  }, [count]);

  const go = useCallback((slide: number) => {
    const box = list.current;
    // The style sheet makes it smooth, except where reduced motion is preferred.
    box?.scrollTo({ top: slide * box.clientHeight });
  }, []);

  // A resize, such as a rotation, keeps the slide in view.
  useEffect(() => {
    const hear = () => go(current);
    addEventListener('resize', hear);
    return () => removeEventListener('resize', hear);
  }, [go, current]);

  return {
    list,
    /** Index of the slide that fills most of the window. */
    current,
    go,
  };
}
