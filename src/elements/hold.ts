import { tapPraise } from './praised.ts';

const HELD = '[data-act],.pic>img,astro-island[client=tap] button,astro-island[client=tap]';

/**
 * The first instant: part of the inline script of every page (boot.ts). Taps that come
 * before the late module are held, it is asked for at once (scripts/build/finishPage.ts),
 * and takes them over (acts.ts, tap.ts). A like shows before that.
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
  });
}
