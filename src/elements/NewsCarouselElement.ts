/** Shows the number of the visible article of a carousel (ui/feed/Carousel.tsx). */
class NewsCarouselElement extends HTMLElement {
  private readonly handleScroll = () => {
    const strip = this.querySelector('.carousel');
    const indicator = this.querySelector('.carousel-place');
    if (!strip || !indicator) return;
    const of = strip.querySelectorAll('li').length;
    const at = Math.min(of, Math.round(strip.scrollLeft / strip.clientWidth) + 1);
    const text = `${at}/${of}`;
    if (indicator.textContent !== text) indicator.textContent = text;
  };

  // `scroll` does not bubble, so it is captured; the strip inside may be rendered later.
  connectedCallback(): void {
    this.addEventListener('scroll', this.handleScroll, { capture: true, passive: true });
    this.handleScroll();
  }

  disconnectedCallback(): void {
    this.removeEventListener('scroll', this.handleScroll, { capture: true });
  }
}

// Both pages with a list and the lists themselves import this file.
if (!customElements.get('news-carousel'))
  customElements.define('news-carousel', NewsCarouselElement);
