import { loadPaperStyles } from '../../host/styles.ts';
import { wakeIslands } from '../tap.ts';
import { PaperPage } from './PaperPage.ts';

/** Starts what a page of the newspaper does beside the behaviours of every page. */
export function startPaperPage(): void {
  if (!customElements.get('paper-page')) customElements.define('paper-page', PaperPage);
  void loadPaperStyles();
  // A link to an article of the page: it is shown over it, without a touch.
  if (/[?&]article=/.test(location.search) && document.querySelector('astro-island[ssr]')) {
    void import('../islands.ts').then(() => wakeIslands(() => true));
  }
}
