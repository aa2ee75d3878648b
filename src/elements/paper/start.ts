import { loadPaperStyles } from '../../host/styles.ts';
import { wakeIslands } from '../tap.ts';
import { PaperPage } from './PaperPage.ts';

/** Starts the behaviours that only a page of the newspaper has. */
export function startPaperPage(): void {
  if (!customElements.get('paper-page')) customElements.define('paper-page', PaperPage);
  void loadPaperStyles();
  // The address names an article of the page, which an island shows without a tap.
  if (/[?&]article=/.test(location.search) && document.querySelector('astro-island[ssr]')) {
    void import('../islands.ts').then(() => wakeIslands(() => true));
  }
}
