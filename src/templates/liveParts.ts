import { readPage } from '../host/page.ts';
import { Live } from '../islands/Live.island.tsx';
import { LiveReports } from '../islands/LiveReports.island.tsx';
import { mountIsland } from '../islands/mountIsland.ts';
import type { ArticleView } from '../screens/article/articleView.ts';
import { createLiveArticle, getLiveHeading } from '../screens/liveDetail/createLiveArticle.ts';

/**
 * Mounts the islands of a broadcast (liveDetail.tsx), which follow it without a gesture. Resolves
 * when its reports are shown.
 */
export async function mountBroadcast(view: ArticleView): Promise<void> {
  const { params } = readPage();
  const { article, config, locale, quiet } = view;
  const broadcast = document.getElementById('broadcast');
  const talk = document.getElementById('talk');
  if (!broadcast || !talk) return;
  mountIsland(broadcast, Live, {
    article: createLiveArticle(article, params.linkID),
    bakedStage: '',
    heading: getLiveHeading(article),
    known: [],
    locale,
    quiet,
  });
  mountIsland(talk, LiveReports, {
    firstPicture: view.body.pictures.length,
    hasDiscussion: !quiet,
    isBaked: false,
    locale,
    selfMediaName: config.selfMediaName,
    times: config.times,
  });
  await whenShown(talk, '[role=tablist]');
}

/** Resolves when an element contains what the selector matches. */
const whenShown = (element: Element, selector: string): Promise<void> =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!element.querySelector(selector)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element, { childList: true, subtree: true });
  });
