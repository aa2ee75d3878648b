import { readPage } from '../../host/page.ts';
import { mountIsland } from '../../islands/mountIsland.ts';
import type { ArticleView } from '../article/articleView.ts';
import { createLiveProps, createReportsProps } from './createLiveProps.ts';
import { Live } from './Live.island.tsx';
import { LiveReports } from './LiveReports.island.tsx';

/**
 * Mounts the islands of a broadcast (liveDetail.template.tsx), which follow it without a gesture. Resolves
 * when its reports are shown.
 */
export async function mountBroadcast(view: ArticleView): Promise<void> {
  const broadcast = document.getElementById('broadcast');
  const talk = document.getElementById('talk');
  if (!broadcast || !talk) return;
  const { linkID } = readPage().params;
  mountIsland(broadcast, Live, createLiveProps(view, '', linkID));
  mountIsland(talk, LiveReports, createReportsProps(view, false));
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
