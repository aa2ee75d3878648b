import type { Translate } from '../i18n/translate.ts';

/** Scroll positions in CSS pixels and the throttle (spec section 9). */
const BACK_TO_TOP_PX = 300;
const SCROLL_STATUS_PX = 400;
const SCROLL_THROTTLE_MS = 500;

const ICON = {
  up: 'm18 15-6-6-6 6',
  down: 'm6 9 6 6 6-6',
} as const;

/**
 * Back to top from 300 px on; 'to the bottom' before that where a page names a bottom
 * target; the scroll status flag on the document from 400 px on.
 */
export function showFloats(t: Translate): void {
  const root = document.documentElement;
  const bottom = document.querySelector('[data-bottom]');
  const up = makeButton('up', t('page.top'), () => scrollTo({ top: 0, behavior: 'smooth' }));
  const down =
    bottom && makeButton('down', t('page.bottom'), () => bottom.scrollIntoView({ behavior: 'smooth' }));
  let waiting = false;

  const update = () => {
    waiting = false;
    up.hidden = scrollY < BACK_TO_TOP_PX;
    if (down) down.hidden = !up.hidden;
    root.toggleAttribute('data-scrolled', scrollY >= SCROLL_STATUS_PX);
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

function makeButton(icon: keyof typeof ICON, name: string, onClick: () => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'to-top';
  button.hidden = true;
  button.setAttribute('aria-label', name);
  button.innerHTML = `<svg aria-hidden="true" width="22" height="22" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="${ICON[icon]}"/></svg>`;
  button.addEventListener('click', onClick);
  document.body.append(button);
  return button;
}
