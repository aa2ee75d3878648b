/** Keys that show another article. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Shows the number of the visible article of a carousel (ui/feed/Carousel.tsx). The others are out of reach of
 * keys and voices until the reader swipes or presses an arrow key.
 */
class NewsCarouselElement extends HTMLElement {
  private readonly handleScroll = () => {
    const strip = this.querySelector('.carousel');
    const indicator = this.querySelector('.carousel-place');
    if (!strip || !indicator) return;
    const items = strip.querySelectorAll('li');
    const of = items.length;
    const at = Math.min(of, Math.round(strip.scrollLeft / strip.clientWidth) + 1);
    const text = `${at}/${of}`;
    if (indicator.textContent !== text) indicator.textContent = text;
    const isFocused = strip.contains(document.activeElement);
    // On a desk all are visible.
    const isStrip = strip.scrollWidth > strip.clientWidth;
    for (const [index, item] of items.entries()) item.inert = isStrip && index !== at - 1;
    if (isFocused) items[at - 1]?.querySelector('a')?.focus({ preventScroll: true });
  };

  private readonly handleKey = (event: KeyboardEvent) => {
    const strip = this.querySelector('.carousel');
    const step = STEPS[event.key];
    if (!strip || !step || event.defaultPrevented || event.altKey || event.ctrlKey) return;
    if (strip.scrollWidth <= strip.clientWidth) return;
    event.preventDefault();
    strip.scrollBy(step * strip.clientWidth, 0);
  };

  // `scroll` does not bubble, so it is captured; the strip inside may be rendered later.
  connectedCallback(): void {
    this.addEventListener('scroll', this.handleScroll, { capture: true, passive: true });
    this.addEventListener('keydown', this.handleKey);
    addEventListener('resize', this.handleScroll);
    this.handleScroll();
  }

  disconnectedCallback(): void {
    this.removeEventListener('scroll', this.handleScroll, { capture: true });
    removeEventListener('resize', this.handleScroll);
  }
}

// Both pages with a list and the lists themselves import this file.
if (!customElements.get('news-carousel'))
  customElements.define('news-carousel', NewsCarouselElement);
