import { isSharedPage } from '../host/shared.ts';

/** The body collapses this long after it stands (product 4.9). */
const COLLAPSE_DELAY_MS = 200;

/** Folds a long body behind 'show all', where the site or the article asks for it. */
class ReadMore extends HTMLElement {
  connectedCallback(): void {
    const { fold } = this.dataset;
    if (fold !== 'always' && !(fold === 'shared' && isSharedPage())) return;
    setTimeout(() => this.fold(), COLLAPSE_DELAY_MS);
  }

  private fold(): void {
    const [prose, button] = this.children as HTMLCollectionOf<HTMLElement>;
    // A reader who is past the fold already keeps the text.
    if (!prose || !button || prose.scrollHeight < innerHeight * 1.5 || scrollY > innerHeight)
      return;
    this.dataset.folded = '';
    button.hidden = false;
    const unfold = () => {
      delete this.dataset.folded;
      button.hidden = true;
    };
    button.addEventListener('click', unfold);
    // The place that a footnote leads to may be behind the fold.
    prose.addEventListener('click', ({ target }) => {
      if ((target as Element).closest('a[href^="#"]')) unfold();
    });
  }
}

customElements.define('read-more', ReadMore);
