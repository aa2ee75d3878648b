import { openActWords, pageLocale } from '../stores/language.ts';

/** Images after the visible one that are loaded before the reader swipes to them. */
const NEIGHBOURS = 2;

/**
 * Adds two buttons to a photo set, for readers who cannot swipe, and makes arrow keys move by
 * one image.
 */
export class PhotoStrip extends HTMLElement {
  connectedCallback(): void {
    const strip = this.querySelector<HTMLElement>('.photo-strip');
    const buttons = Array.from(this.querySelectorAll('button'));
    const [back, next] = buttons;
    if (!strip || !back || !next) return;
    const pictures = Array.from(strip.querySelectorAll('img'));
    const show = () => {
      const at = placeOf(strip);
      // `loading=lazy` does not load images that a scrolling strip clips.
      for (const picture of pictures.slice(Math.max(0, at - 1), at + 1 + NEIGHBOURS)) {
        picture.loading = 'eager';
      }
      back.disabled = at <= 0;
      next.disabled = at >= strip.scrollWidth / strip.clientWidth - 1;
    };
    back.addEventListener('click', () => step(strip, -1));
    next.addEventListener('click', () => step(strip, 1));
    strip.addEventListener('scroll', show, { passive: true });
    strip.addEventListener('keydown', (event) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      // The key belongs to another element in the strip if that has the focus.
      if (!by || event.target !== strip) return;
      event.preventDefault();
      step(strip, by);
    });
    show();
    void openActWords(pageLocale()).then((t) => {
      back.setAttribute('aria-label', t('photos.back'));
      next.setAttribute('aria-label', t('photos.next'));
      for (const button of buttons) button.hidden = false;
    });
  }
}

/** Returns the index of the visible image. */
const placeOf = (strip: HTMLElement): number => Math.round(strip.scrollLeft / strip.clientWidth);

function step(strip: HTMLElement, by: number): void {
  strip.scrollTo({
    left: (placeOf(strip) + by) * strip.clientWidth,
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
  });
}
