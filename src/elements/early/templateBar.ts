/**
 * Runs inline in templates. Their bar leads back and home while the content is loading, failed
 * or gone. It is taken out as soon as the content has a bar of its own, before the next paint:
 * not hidden, because a link to skip to the text must be the first one of the document. A link
 * that is followed meanwhile is not replaced by where the content leads (host/leave.ts).
 */
import { watchLinks } from '../../host/leave.ts';
import { wireBackLinks } from '../backLink.ts';

watchLinks();
const bar = document.querySelector<HTMLElement>('[data-template-bar]');
const place = bar?.parentElement;
if (bar && place) {
  const update = (): void => {
    observer.disconnect();
    const own = document.querySelector('astro-island [data-back], top-bar');
    if (own) bar.remove();
    else if (!bar.isConnected) place.prepend(bar);
    if (!own) observer.observe(document.body, { childList: true, subtree: true });
    // It goes with one of these: changes elsewhere, as in a long list, are not observed.
    for (let node = own?.parentNode; node; node = node.parentNode) {
      observer.observe(node, { childList: true });
    }
  };
  const observer = new MutationObserver(update);
  wireBackLinks();
  update();
}
