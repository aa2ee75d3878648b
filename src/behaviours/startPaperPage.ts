import { hydrateIslands } from '../elements/hydration/islandTaps.ts';
import { PaperPageElement } from '../elements/paper/PaperPageElement.ts';
import { loadPaperStyles } from '../host/styles/loadStyleSheet.ts';

/** Starts the behaviours that only a page of the newspaper has. */
export function startPaperPage(): void {
  if (!customElements.get('paper-page')) customElements.define('paper-page', PaperPageElement);
  void loadPaperStyles();
  // The address names an article of the page, which an island shows without a tap.
  if (/[?&]article=/.test(location.search)) hydrateIslands(() => true);
}
