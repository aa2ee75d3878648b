/** The part whose text crosses this band of the viewport is the current one. */
const BAND = '-20% 0px -70% 0px';

/**
 * The links to the parts of a special: marks the link of the current part and scrolls the strip
 * to it. A part that was chosen stays current until the reader scrolls, because the last parts
 * may be too short to reach the band. The parts are rendered together with the strip.
 */
class PartStripElement extends HTMLElement {
  private isChosen = false;

  private readonly observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting && !this.isChosen) this.mark(target.id);
      }
    },
    { rootMargin: BAND },
  );

  private readonly handleScroll = () => {
    this.isChosen = false;
  };

  connectedCallback(): void {
    for (const part of document.querySelectorAll('.part')) this.observer.observe(part);
    for (const move of SCROLL_EVENTS) addEventListener(move, this.handleScroll, { passive: true });
    this.addEventListener('click', this.handleClick);
    const named = location.hash.slice(1);
    if (!/^part-[\w-]+$/.test(named)) return;
    this.choose(named);
    // In a template the parts are rendered after the browser has looked for the fragment's
    // target.
    if (scrollY === 0) document.getElementById(named)?.scrollIntoView();
  }

  disconnectedCallback(): void {
    this.observer.disconnect();
    for (const move of SCROLL_EVENTS) removeEventListener(move, this.handleScroll);
    this.removeEventListener('click', this.handleClick);
  }

  private handleClick(event: MouseEvent): void {
    const link = (event.target as Element).closest('a');
    if (link) this.choose(link.hash.slice(1));
  }

  private choose(id: string): void {
    this.isChosen = true;
    this.mark(id);
  }

  private mark(id: string): void {
    const links = this.firstElementChild;
    for (const link of this.querySelectorAll('a')) {
      const isRead = link.hash === `#${id}`;
      if (!isRead) link.removeAttribute('aria-current');
      else if (links && !link.hasAttribute('aria-current')) {
        link.setAttribute('aria-current', 'true');
        // Not `scrollIntoView`, which would scroll the page too.
        links.scrollLeft = link.offsetLeft - (links.clientWidth - link.offsetWidth) / 2;
      }
    }
  }
}

/** Events by which readers scroll a page themselves. */
const SCROLL_EVENTS = ['touchmove', 'wheel', 'keydown'] as const;

customElements.define('part-strip', PartStripElement);
