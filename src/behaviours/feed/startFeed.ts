import '../../elements/NewsCarouselElement.ts';
import { readColumnParam, readSavedFeedState } from '../../host/savedFeed.ts';
import { readSettings } from '../../host/settings.ts';
import { loadFeedStyles } from '../../host/styles/loadStyleSheet.ts';
import { startColumnSwipes } from './columnSwipes.ts';
import { startPullToRefresh } from './pullToRefresh.ts';
import { watchPageUse } from './watchPageUse.ts';

/**
 * Starts the behaviours of a page with a list that need no React: refreshing by a pull, and on
 * the front page swipes between columns. A baked list is restored as the reader left it, or
 * updated.
 */
export function startFeed(): void {
  const { dataset } = document.documentElement;
  void loadFeedStyles();
  startPullToRefresh();
  if (document.querySelector('question-filter'))
    void import('../../elements/QuestionFilterElement.ts');
  if (dataset.route === 'home') {
    startColumnSwipes();
    // Each chosen column is an entry of the history.
    addEventListener('popstate', () => {
      void import('../../actions/openColumn.ts').then((m) => m.showAddressedColumn(readSettings()));
    });
  }
  // A template has requested its list itself, so the list is fresh.
  const list = document.querySelector<HTMLElement>('[data-feed]:not([data-feed=""])');
  if (!list) return;
  const hasUsedPage = watchPageUse();
  const columnId = readColumnParam();
  if (columnId !== '' || readSavedFeedState(Date.now()) !== null) {
    void import('./restoreBakedFeed.ts').then((m) => m.restoreBakedFeed(readSettings(), columnId));
    return;
  }
  void import('./updateBakedFeed.ts').then((m) =>
    m.updateBakedFeed(readSettings(), list, hasUsedPage),
  );
}
