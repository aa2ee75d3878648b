import { Suspense } from 'react';
import { ALL_CONTROLS, hydrateOnTap } from '../../host/runTap.ts';
import { createVideoSite } from '../../model/mvod/createVideoSite.ts';
import { createFeed, decideFeedMove } from '../../model/mvod/videoFeed.ts';
import { startShortVideoTemplate } from '../../templates/shortVideoTemplate.tsx';
import type { ShortVideoView } from '../mvodShare/shortVideoView.ts';
import { FeedStage, ShortVideoFeedEnd } from './FeedStage.tsx';
import { SlideButtons } from './SlideButtons.tsx';
import { SlideContent } from './SlideContent.tsx';

/** The element that React hydrates. */
const BOX = 'videos';

void startShortVideoTemplate({
  Screen: ({ view }) => (
    <main id="main">
      <div className="contents" id={BOX}>
        <FirstVideos view={view} />
      </div>
    </main>
  ),
  route: 'minVideoDetail',
  start({ view, locale, firstScreen }) {
    const box = document.getElementById(BOX);
    if (!box) return;
    const hydrate = hydrateOnTap(
      box,
      async () => {
        const [{ ShortVideos }, { hydrateIsland }] = await Promise.all([
          import('./ShortVideos.island.tsx'),
          import('../../islands/mountIsland.ts'),
        ]);
        const { around, comments, config, home, page } = view;
        await hydrateIsland(box, ShortVideos, {
          around,
          comments,
          home,
          locale,
          page,
          site: createVideoSite(config),
        });
      },
      ALL_CONTROLS,
    );
    const stop = holdKeys(hydrate);
    // Without a tap, as on the baked page (behaviours/startVideoPage.ts).
    void firstScreen.then(hydrate).then(stop);
  },
});

/** Repeats keys of the feed when its island handles them; returns a function that stops it. */
function holdKeys(hydrate: () => Promise<void>): () => void {
  const holdKey = ({ key, target }: KeyboardEvent) => {
    if (target !== document.body || !decideFeedMove(key)) return;
    void hydrate().then(() => {
      stop();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    });
  };
  const stop = () => removeEventListener('keydown', holdKey);
  addEventListener('keydown', holdKey);
  return stop;
}

/** Renders what the island renders before it is hydrated (screens/minVideoDetail/ShortVideos.island.tsx). */
function FirstVideos({ view }: { readonly view: ShortVideoView }) {
  const { around, comments, home, page, t } = view;
  const feed = { ...createFeed(page), more: 'waiting' } as const;
  return (
    <Suspense>
      <FeedStage count={feed.videos.length} current={0} go={() => {}} home={home} status="" t={t}>
        {feed.videos.map((video, index) => (
          <li className="slide" key={video.id}>
            <SlideContent
              buttons={
                <SlideButtons
                  app={around.app}
                  comments={comments}
                  isLiked={false}
                  t={t}
                  video={video}
                />
              }
              index={index}
              t={t}
              video={video}
            />
          </li>
        ))}
        <ShortVideoFeedEnd feed={feed} onRetry={() => {}} t={t} />
      </FeedStage>
    </Suspense>
  );
}
