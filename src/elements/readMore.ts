import { isSharedPage } from '../host/shared.ts';

/** The body collapses this long after it stands (spec section 4). */
const COLLAPSE_DELAY_MS = 200;

/** Folds a long body behind 'show all', where the site or the article asks for it. */
class ReadMore extends HTMLElement {
  connectedCallback(): void {
    const { fold, label = '' } = this.dataset;
    if (fold !== 'always' && !(fold === 'shared' && isSharedPage())) return;
    setTimeout(() => this.fold(label), COLLAPSE_DELAY_MS);
  }

  private fold(label: string): void {
    const prose = this.firstElementChild;
    // A reader who is past the fold already keeps the text.
    if (!prose || prose.scrollHeight < innerHeight * 1.5 || scrollY > innerHeight) return;
    this.dataset.folded = '';
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'show-all';
    button.textContent = label;
    const unfold = () => {
      delete this.dataset.folded;
      button.remove();
    };
    button.addEventListener('click', unfold);
    // The place that a footnote leads to may be behind the fold.
    prose.addEventListener('click', ({ target }) => {
      if ((target as Element).closest('a[href^="#"]')) unfold();
    });
    this.append(button);
  }
}

customElements.define('read-more', ReadMore);
