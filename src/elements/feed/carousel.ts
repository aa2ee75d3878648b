/** Shows the number of the visible article of a carousel (ui/feed/Carousel.tsx). */
class NewsCarousel extends HTMLElement {
  private readonly onScroll = () => {
    const strip = this.querySelector('.carousel');
    const place = this.querySelector('.carousel-place');
    if (!strip || !place) return;
    const of = strip.querySelectorAll('li').length;
    const at = Math.min(of, Math.round(strip.scrollLeft / strip.clientWidth) + 1);
    const text = `${at}/${of}`;
    if (place.textContent !== text) place.textContent = text;
  };

  // `scroll` does not bubble, so it is captured; the strip inside may be rendered later.
  connectedCallback(): void {
    this.addEventListener('scroll', this.onScroll, { capture: true, passive: true });
    this.onScroll();
  }

  disconnectedCallback(): void {
    this.removeEventListener('scroll', this.onScroll, { capture: true });
  }
}

// Both pages with a list and the lists themselves import this file.
if (!customElements.get('news-carousel')) customElements.define('news-carousel', NewsCarousel);
