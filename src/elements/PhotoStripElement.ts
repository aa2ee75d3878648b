import { loadActionMessages, readPageLocale } from '../services/loadMessages.ts';

/** Images after the visible one that are loaded before the reader swipes to them. */
const NEIGHBOURS = 2;

/**
 * Adds two buttons to a photo set, for readers who cannot swipe, and makes arrow keys move by
 * one image.
 */
export class PhotoStripElement extends HTMLElement {
  connectedCallback(): void {
    const strip = this.querySelector<HTMLElement>('.photo-strip');
    const buttons = Array.from(this.querySelectorAll('button'));
    const [back, next] = buttons;
    if (!strip || !back || !next) return;
    const images = Array.from(strip.querySelectorAll('img'));
    const show = () => {
      const index = readVisibleIndex(strip);
      // `loading=lazy` does not load images that a scrolling strip clips.
      for (const picture of images.slice(Math.max(0, index - 1), index + 1 + NEIGHBOURS)) {
        picture.loading = 'eager';
      }
      back.disabled = index <= 0;
      next.disabled = index >= strip.scrollWidth / strip.clientWidth - 1;
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
    void loadActionMessages(readPageLocale()).then((t) => {
      back.setAttribute('aria-label', t('photos.back'));
      next.setAttribute('aria-label', t('photos.next'));
      for (const button of buttons) button.hidden = false;
    });
  }
}

/** Returns the index of the visible image. */
const readVisibleIndex = (strip: HTMLElement): number =>
  Math.round(strip.scrollLeft / strip.clientWidth);

function step(strip: HTMLElement, by: number): void {
  strip.scrollTo({
    left: (readVisibleIndex(strip) + by) * strip.clientWidth,
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
  });
}
