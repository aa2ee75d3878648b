/** Tells which of the large articles stands in the frame (ui/feed/Carousel.tsx). */
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

  // Scrolling does not bubble: it is caught on its way down, whatever stands inside by then.
  connectedCallback(): void {
    this.addEventListener('scroll', this.onScroll, { capture: true, passive: true });
    this.onScroll();
  }

  disconnectedCallback(): void {
    this.removeEventListener('scroll', this.onScroll, { capture: true });
  }
}

// Pages that show a list and the lists themselves ask for it.
if (!customElements.get('news-carousel')) customElements.define('news-carousel', NewsCarousel);
