import { isSharedPage } from '../host/document/isSharedPage.ts';

/** Delay from the element's connection to the fold (product 4.9). */
const COLLAPSE_DELAY_MS = 200;

/** Folds a long body behind a 'show all' button if the site or the article is set so. */
class ReadMoreElement extends HTMLElement {
  connectedCallback(): void {
    const { fold } = this.dataset;
    if (fold !== 'always' && !(fold === 'shared' && isSharedPage())) return;
    setTimeout(() => this.fold(), COLLAPSE_DELAY_MS);
  }

  private fold(): void {
    const [prose, button] = this.children as HTMLCollectionOf<HTMLElement>;
    // Not folded where the reader has scrolled past the fold already.
    if (!prose || !button || prose.scrollHeight < innerHeight * 1.5 || scrollY > innerHeight)
      return;
    this.dataset.folded = '';
    button.hidden = false;
    const unfold = () => {
      delete this.dataset.folded;
      button.hidden = true;
    };
    button.addEventListener('click', unfold);
    // The target of a footnote's link may be in the folded part.
    prose.addEventListener('click', ({ target }) => {
      if ((target as Element).closest('a[href^="#"]')) unfold();
    });
  }
}

customElements.define('read-more', ReadMoreElement);
