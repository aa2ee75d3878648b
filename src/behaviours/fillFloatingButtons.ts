import type { Translate } from '../i18n/translate.ts';

/** Scroll position in CSS pixels, and the throttle of scroll events (product 9.5). */
const BACK_TO_TOP_PX = 300;
const SCROLL_THROTTLE_MS = 500;

const PATHS = { up: 'm18 15-6-6-6 6', down: 'm6 9 6 6 6-6' } as const;

/**
 * Fills `pair` with two buttons: to the top, and to the page's `[data-bottom]` element while it is below the
 * viewport. They are shown from 300 px on while the reader scrolls up (watchScrollWay.ts), so that they never
 * lie on what is read. There is no button to the top where the site has turned it off (`showBackTop`).
 */
export function fillFloatingButtons(pair: HTMLElement, t: Translate): void {
  const root = document.documentElement;
  const target = () => document.querySelector('[data-bottom]');
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  const up = makeButton('up', t('page.top'), () => scrollTo({ top: 0, behavior }));
  const down = makeButton('down', t('page.bottom'), () => target()?.scrollIntoView({ behavior }));
  const hasUp = root.dataset.noTop === undefined;
  pair.append(down, hasUp ? up : '');
  let waiting = false;

  const update = () => {
    waiting = false;
    pair.hidden = root.dataset.way !== 'up' || scrollY < BACK_TO_TOP_PX;
    const bottom = target()?.getBoundingClientRect().top ?? 0;
    // Not `hidden`: the other button must not move.
    down.style.visibility = bottom < innerHeight ? 'hidden' : '';
  };
  addEventListener(
    'scroll',
    () => {
      if (waiting) return;
      waiting = true;
      setTimeout(update, SCROLL_THROTTLE_MS);
    },
    { passive: true },
  );
  update();
}

function makeButton(icon: keyof typeof PATHS, name: string, onClick: () => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-label', name);
  button.innerHTML = `<svg aria-hidden="true" width="22" height="22" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="${PATHS[icon]}"/></svg>`;
  button.addEventListener('click', onClick);
  return button;
}
