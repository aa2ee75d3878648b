import { SLOW_CHUNK_MS, TAP_LOST } from '../host/chunkTrouble.ts';
import { tapPraise } from './praised.ts';

const HELD = '[data-act],.pic>img,astro-island[client=tap] button,astro-island[client=tap]';
/** How long the word about a lost tap is shown. */
const WORD_MS = 5_000;

/**
 * The first instant: part of the inline script of every page (boot.ts). Taps that come
 * before the late module are held, it is asked for at once (scripts/build/finishPage.ts),
 * and takes them over (acts.ts, tap.ts). A like shows before that. Without the module they
 * are given up after a limit: the page says so, and they can be repeated.
 */
export function holdTaps(root: HTMLElement): void {
  const taps: HTMLElement[] = [];
  window.__taps = taps;
  addEventListener('click', (event) => {
    const tapped = (event.target as Element).closest<HTMLElement>(HELD);
    if (!tapped || window.__taps !== taps) return;
    taps.push(tapped);
    // Not in a form that sleeps: what is chosen there is chosen.
    if (tapped.localName !== 'astro-island') {
      event.preventDefault();
      if (tapped.dataset.act === 'praise') tapPraise(tapped, root);
      else tapped.setAttribute('aria-busy', 'true');
    }
    dispatchEvent(new Event('tapped'));
    setTimeout(() => {
      if (window.__taps !== taps) return;
      let isLost = false;
      for (const held of taps.splice(0)) {
        held.removeAttribute('aria-busy');
        // A like needs no word: it shows, and is saved.
        if (held.dataset.act !== 'praise') isLost = true;
      }
      if (isLost) dispatchEvent(new Event(TAP_LOST));
    }, SLOW_CHUNK_MS);
  });
  // No chunk may be needed for this, nor a style sheet.
  addEventListener(TAP_LOST, () => {
    const word = document.createElement('p');
    word.setAttribute('role', 'alert');
    word.textContent = root.dataset.lost ?? '';
    word.style.cssText = WORD_STYLE;
    document.body.append(word);
    setTimeout(() => word.remove(), WORD_MS);
  });
}

const WORD_STYLE =
  'position:fixed;z-index:99;bottom:20%;left:10%;right:10%;padding:1em;background:#222;color:#fff;text-align:center';
