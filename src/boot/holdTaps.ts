import { handleLikeTap } from '../actions/likeButtons.ts';
import { SLOW_CHUNK_MS, TAP_LOST_EVENT } from '../host/chunkEvents.ts';
import { TAP_ISLAND } from '../host/islandMarkup.ts';

const HELD = `[data-act],.pic>img,${TAP_ISLAND} button,${TAP_ISLAND}`;
/** How long the message about a lost tap is shown. */
const NOTICE_MS = 5_000;

/**
 * Holds taps until the deferred module has loaded. Part of the inline script of every page
 * (boot.ts). A tap loads the deferred module at once (scripts/build/finishPage.ts), which takes
 * the held taps over (actions/actions.ts, host/runTap.ts). A like is shown before that. If the module has not
 * loaded after `SLOW_CHUNK_MS`, the taps are dropped and the page shows a message; the reader
 * can tap again.
 */
export function holdTaps(root: HTMLElement): void {
  const taps: HTMLElement[] = [];
  window.__taps = taps;
  addEventListener('click', (event) => {
    const tapped = (event.target as Element).closest<HTMLElement>(HELD);
    if (!tapped || window.__taps !== taps) return;
    taps.push(tapped);
    // A tap on the island itself keeps its default action, so that inputs of a form that is not
    // hydrated keep what was chosen.
    if (!tapped.matches(TAP_ISLAND)) {
      event.preventDefault();
      if (tapped.dataset.act === 'praise') handleLikeTap(tapped, root);
      else tapped.setAttribute('aria-busy', 'true');
    }
    dispatchEvent(new Event('tapped'));
    setTimeout(() => {
      if (window.__taps !== taps) return;
      let isLost = false;
      for (const held of taps.splice(0)) {
        held.removeAttribute('aria-busy');
        // A like needs no message: it is shown and stored already.
        if (held.dataset.act !== 'praise') isLost = true;
      }
      if (isLost) dispatchEvent(new Event(TAP_LOST_EVENT));
    }, SLOW_CHUNK_MS);
  });
  // The message uses no chunk and no style sheet, because either may have failed to load. It is one
  // element: one tap can wait for several chunks.
  const notice = document.createElement('p');
  addEventListener(TAP_LOST_EVENT, () => {
    notice.setAttribute('role', 'alert');
    notice.textContent = root.dataset.lost ?? '';
    notice.style.cssText = NOTICE_STYLE;
    document.body.append(notice);
    setTimeout(() => notice.remove(), NOTICE_MS);
  });
}

const NOTICE_STYLE =
  'z-index:20;pointer-events:none;background:#222;color:#fff;padding:1em;position:fixed;bottom:20%;left:0;right:0';
