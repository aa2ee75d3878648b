import { isSharedPage } from '../host/document/isSharedPage.ts';

/** Delay from the element's connection to the fold (product 4.9). */
const COLLAPSE_DELAY_MS = 200;

/** The part of a short text that stays visible: the fold of a long one is given in the sheet. */
const SHORT_TEXT_SHARE = 0.6;

/** Folds the text behind a 'show all' button if the site or the article is set so (product 4.9). */
class ReadMoreElement extends HTMLElement {
  connectedCallback(): void {
    const { fold } = this.dataset;
    if (fold !== 'always' && !(fold === 'shared' && isSharedPage())) return;
    setTimeout(() => this.fold(), COLLAPSE_DELAY_MS);
  }

  private fold(): void {
    const [prose, button] = this.children as HTMLCollectionOf<HTMLElement>;
    if (!prose || !button) return;
    prose.style.setProperty('--fold', `${prose.scrollHeight * SHORT_TEXT_SHARE}px`);
    this.dataset.folded = '';
    button.hidden = false;
    // The reader has scrolled past the fold.
    if (button.getBoundingClientRect().top < 0) button.scrollIntoView({ block: 'center' });
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
