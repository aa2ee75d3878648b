/** A thumb that rests still moves the page by less (CSS pixels). */
const STEP_PX = 8;

/** Hides when the reader scrolls down, returns when they scroll up or reach its top. */
class TopBar extends HTMLElement {
  private last = 0;
  private waiting = false;

  connectedCallback(): void {
    this.last = scrollY;
    addEventListener('scroll', this.hear, { passive: true });
  }

  disconnectedCallback(): void {
    removeEventListener('scroll', this.hear);
  }

  private readonly hear = (): void => {
    if (this.waiting) return;
    this.waiting = true;
    requestAnimationFrame(this.update);
  };

  private readonly update = (): void => {
    this.waiting = false;
    // Pulled beyond the top or the end, a page springs back by itself: that is no scroll up.
    const end = document.documentElement.scrollHeight - innerHeight;
    const y = Math.min(Math.max(0, scrollY), Math.max(0, end));
    const atTop = y <= this.offsetHeight;
    if (!atTop && Math.abs(y - this.last) < STEP_PX) return;
    this.toggleAttribute('data-away', !atTop && y > this.last);
    this.last = y;
  };
}

/** Once a page that has one. */
export function wireTopBar(): void {
  if (!customElements.get('top-bar')) customElements.define('top-bar', TopBar);
}
