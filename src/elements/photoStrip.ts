import { openActWords, pageLocale } from '../stores/language.ts';

/** Pictures beside the one in the frame that are loaded before they are swiped to. */
const NEIGHBOURS = 2;

/** Gives a photo set two buttons, for those who cannot swipe, and whole steps by arrow keys. */
export class PhotoStrip extends HTMLElement {
  connectedCallback(): void {
    const strip = this.querySelector<HTMLElement>('.photo-strip');
    const buttons = Array.from(this.querySelectorAll('button'));
    const [back, next] = buttons;
    if (!strip || !back || !next) return;
    const pictures = Array.from(strip.querySelectorAll('img'));
    const show = () => {
      const at = placeOf(strip);
      // Engines see no picture coming that a strip holds out of sight.
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
      // Another element in the strip may have taken it.
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

/** Which picture stands in the frame. */
const placeOf = (strip: HTMLElement): number => Math.round(strip.scrollLeft / strip.clientWidth);

function step(strip: HTMLElement, by: number): void {
  strip.scrollTo({
    left: (placeOf(strip) + by) * strip.clientWidth,
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
  });
}
