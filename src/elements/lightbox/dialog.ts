import type { ActTranslate } from '../../i18n/translate.ts';
import { make } from './slide.ts';

const PATHS = { close: 'M18 6 6 18M6 6l12 12', previous: 'm15 18-6-6 6-6', next: 'm9 18 6-6-6-6' };

/** The lightbox's dialog without its images. */
export interface Dialog {
  readonly layer: HTMLElement;
  /** The dark background. */
  readonly ground: HTMLElement;
  /** Contains the slides and moves with a swipe. */
  readonly strip: HTMLElement;
  readonly close: HTMLButtonElement;
  readonly previous: HTMLButtonElement;
  readonly next: HTMLButtonElement;
  /** Shows the number and the caption of the current image; screen readers announce each change. */
  readonly tell: (place: number, total: number, caption: string) => void;
}

export function createDialog(t: ActTranslate): Dialog {
  const layer = make('div', 'lightbox');
  layer.setAttribute('role', 'dialog');
  layer.setAttribute('aria-modal', 'true');
  layer.setAttribute('aria-label', t('pictures.name'));
  layer.tabIndex = -1;
  const ground = make('div', 'lightbox-ground');
  const strip = make('div', 'lightbox-strip');
  const close = makeButton('close', t('pictures.close'));
  const previous = makeButton('previous', t('pictures.previous'));
  const next = makeButton('next', t('pictures.next'));
  const words = make('div', 'lightbox-words');
  const count = make('p', 'lightbox-count');
  const text = make('p', 'lightbox-caption');
  words.setAttribute('aria-live', 'polite');
  words.append(count, text);
  layer.append(ground, strip, words, previous, next, close);
  return {
    layer,
    ground,
    strip,
    close,
    previous,
    next,
    tell: (place, total, caption) => {
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

function makeButton(icon: keyof typeof PATHS, name: string): HTMLButtonElement {
  const button = make('button', `lightbox-${icon}`);
  button.type = 'button';
  button.setAttribute('aria-label', name);
  button.innerHTML = `<svg aria-hidden="true" class="icon" width="24" height="24" viewBox="0 0 24 24"><path d="${PATHS[icon]}"/></svg>`;
  return button;
}

/** Traps the focus in `layer`. Returns a function that ends the trap. */
export function keepFocus(layer: HTMLElement): () => void {
  const turn = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    const all = Array.from(layer.querySelectorAll<HTMLElement>('button,[tabindex="0"]')).filter(
      ({ hidden }) => !hidden,
    );
    const edge = all[event.shiftKey ? 0 : all.length - 1];
    if (document.activeElement !== edge && document.activeElement !== layer) return;
    event.preventDefault();
    all[event.shiftKey ? all.length - 1 : 0]?.focus();
  };
  const fetch = ({ target }: FocusEvent) => {
    if (!layer.contains(target as Node)) layer.focus({ preventScroll: true });
  };
  layer.addEventListener('keydown', turn);
  document.addEventListener('focusin', fetch);
  return () => document.removeEventListener('focusin', fetch);
}
