import type { ActionTranslate } from '../../i18n/translate.ts';
import { createElement } from './lightboxSlide.ts';

const PATHS = { close: 'M18 6 6 18M6 6l12 12', previous: 'm15 18-6-6 6-6', next: 'm9 18 6-6-6-6' };

/** Creates the lightbox's dialog without its images. */
export function createLightboxDialog(t: ActionTranslate) {
  const layer = createElement('div', 'lightbox');
  layer.setAttribute('role', 'dialog');
  layer.setAttribute('aria-modal', 'true');
  layer.setAttribute('aria-label', t('pictures.name'));
  layer.tabIndex = -1;
  const ground = createElement('div', 'lightbox-ground');
  const strip = createElement('div', 'lightbox-strip');
  const close = createIconButton('close', t('pictures.close'));
  const previous = createIconButton('previous', t('pictures.previous'));
  const next = createIconButton('next', t('pictures.next'));
  const status = createElement('div', 'lightbox-words');
  const count = createElement('p', 'lightbox-count');
  const text = createElement('p', 'lightbox-caption');
  status.setAttribute('aria-live', 'polite');
  // The text of a new region is not announced: it describes the dialog, which gets the focus.
  status.id = 'lightbox-words';
  layer.setAttribute('aria-describedby', status.id);
  status.append(count, text);
  layer.append(ground, strip, status, previous, next, close);
  return {
    layer,
    /** The dark background. */
    ground,
    /** Contains the slides and moves with a swipe. */
    strip,
    close,
    previous,
    next,
    /** Shows the number and the caption of the current image; screen readers announce each change. */
    showCaption: (place: number, total: number, caption: string) => {
      count.textContent = `${place + 1} / ${total}`;
      count.hidden = total < 2;
      text.textContent = caption;
      text.hidden = caption === '';
      text.scrollTop = 0;
      // A focusable caption can be scrolled by keys.
      if (text.scrollHeight > text.clientHeight + 1) text.tabIndex = 0;
      else text.removeAttribute('tabindex');
      previous.hidden = place === 0;
      next.hidden = place === total - 1;
    },
  };
}

function createIconButton(icon: keyof typeof PATHS, name: string): HTMLButtonElement {
  const button = createElement('button', `lightbox-${icon}`);
  button.type = 'button';
  button.setAttribute('aria-label', name);
  button.innerHTML = `<svg aria-hidden="true" class="icon" width="24" height="24" viewBox="0 0 24 24"><path d="${PATHS[icon]}"/></svg>`;
  return button;
}

/** Traps the focus in `layer`. Returns a function that ends the trap. */
export function trapFocus(layer: HTMLElement): () => void {
  const wrapFocus = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    const all = Array.from(layer.querySelectorAll<HTMLElement>('button,[tabindex="0"]')).filter(
      ({ hidden }) => !hidden,
    );
    const edge = all[event.shiftKey ? 0 : all.length - 1];
    if (document.activeElement !== edge && document.activeElement !== layer) return;
    event.preventDefault();
    all[event.shiftKey ? all.length - 1 : 0]?.focus();
  };
  const returnFocus = ({ target }: FocusEvent) => {
    if (!layer.contains(target as Node)) layer.focus({ preventScroll: true });
  };
  layer.addEventListener('keydown', wrapFocus);
  document.addEventListener('focusin', returnFocus);
  return () => document.removeEventListener('focusin', returnFocus);
}
