/**
 * Scroll distance that is ignored, because a resting thumb moves the page a little (CSS
 * pixels).
 */
const STEP_PX = 8;

/** The top bar: hidden on scrolling down, shown on scrolling up and at the top of the page. */
class TopBarElement extends HTMLElement {
  private last = 0;
  private isScheduled = false;

  connectedCallback(): void {
    this.last = scrollY;
    addEventListener('scroll', this.handleScroll, { passive: true });
  }

  disconnectedCallback(): void {
    removeEventListener('scroll', this.handleScroll);
  }

  private readonly handleScroll = (): void => {
    if (this.isScheduled) return;
    this.isScheduled = true;
    requestAnimationFrame(this.update);
  };

  private readonly update = (): void => {
    this.isScheduled = false;
    // Beyond the top or the end a page bounces back by itself, which is no scroll of the
    // reader's.
    const end = document.documentElement.scrollHeight - innerHeight;
    const y = Math.min(Math.max(0, scrollY), Math.max(0, end));
    const atTop = y <= this.offsetHeight;
    if (!atTop && Math.abs(y - this.last) < STEP_PX) return;
    this.toggleAttribute('data-away', !atTop && y > this.last);
    this.last = y;
  };
}

/** Defines the element if it is not defined yet. */
export function defineTopBar(): void {
  if (!customElements.get('top-bar')) customElements.define('top-bar', TopBarElement);
}
