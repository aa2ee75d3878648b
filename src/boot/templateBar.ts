/**
 * Runs inline in templates. Their bar has links back and home while the content is loading,
 * failed or gone. The bar is removed before the next paint when the content has a bar of its
 * own; hiding it is not enough, because the skip link must be the first link of the document.
 * If the reader follows a link meanwhile, a redirect of the content does not replace it
 * (host/navigation.ts).
 */

import { startBackLinks } from '../behaviours/backLinks.ts';
import { ISLAND } from '../host/islandMarkup.ts';
import { watchFollowedLinks } from '../host/navigation.ts';

watchFollowedLinks();
const bar = document.querySelector<HTMLElement>('[data-template-bar]');
const container = bar?.parentElement;
if (bar && container) {
  const update = (): void => {
    observer.disconnect();
    const own = document.querySelector(`:is(${ISLAND},[data-content]) [data-back],top-bar`);
    if (own) bar.remove();
    else if (!bar.isConnected) container.prepend(bar);
    if (!own) observer.observe(document.body, { childList: true, subtree: true });
    // The content's bar is removed together with one of its ancestors, so only their child
    // lists are observed; changes elsewhere, as in a long list, would cost time.
    for (let node = own?.parentNode; node; node = node.parentNode) {
      observer.observe(node, { childList: true });
    }
  };
  const observer = new MutationObserver(update);
  startBackLinks();
  update();
}
