import type { Translate } from '../i18n/translate.ts';

/** Adds the place of the floating buttons, which are loaded with the first scroll. */
export function addFloatingButtons(t: Translate): void {
  const pair = document.createElement('div');
  pair.className = 'floats';
  pair.hidden = true;
  document.body.append(pair);
  const from = scrollY;
  const fill = async () => (await import('./onFirstScroll.ts')).onFirstScroll(pair, t, from);
  if (from > 0) void fill();
  else addEventListener('scroll', fill, { once: true, passive: true });
}
