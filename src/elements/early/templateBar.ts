/**
 * Runs inline in templates. Their bar leads back and home while the content is loading, failed
 * or gone. It is taken out as soon as the content has a bar of its own, before the next paint:
 * not hidden, because a link to skip to the text must be the first one of the document.
 */
import { wireBackLinks } from '../backLink.ts';

const bar = document.querySelector<HTMLElement>('[data-template-bar]');
const place = bar?.parentElement;
if (bar && place) {
  const update = (): void => {
    const hasOwn = document.querySelector('astro-island [data-back], top-bar') !== null;
    if (hasOwn) bar.remove();
    else if (!bar.isConnected) place.prepend(bar);
  };
  wireBackLinks();
  update();
  new MutationObserver(update).observe(document.body, { childList: true, subtree: true });
}
