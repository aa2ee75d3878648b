/**
 * Runs inline in templates. Their bar leads back and home while the content is loading, failed
 * or gone. It is hidden as soon as the content has a bar of its own, before the next paint.
 */
import { wireBackLinks } from '../backLink.ts';

const bar = document.querySelector<HTMLElement>('[data-template-bar]');
if (bar) {
  const update = (): void => {
    bar.hidden = document.querySelector('astro-island [data-back], top-bar') !== null;
  };
  wireBackLinks();
  update();
  new MutationObserver(update).observe(document.body, { childList: true, subtree: true });
}
