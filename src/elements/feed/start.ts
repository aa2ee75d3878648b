import './carousel.ts';
import { readAskedColumn, readKeptFeed } from '../../host/feedPlace.ts';
import { loadFeedStyles } from '../../host/feedStyles.ts';
import { readSettings } from '../../host/settings.ts';
import { watchPulls } from './pull.ts';
import { watchSwipes } from './swipe.ts';
import { readMoving } from './touched.ts';

/**
 * Starts the behaviours of a page with a list that need no React: refreshing by a pull, and on
 * the front page swipes between columns. A baked list is restored as the reader left it, or
 * updated.
 */
export function startFeed(): void {
  const { dataset } = document.documentElement;
  void loadFeedStyles();
  watchPulls();
  if (dataset.route === 'home') watchSwipes();
  // A template has requested its list itself, so the list is fresh.
  const list = document.querySelector<HTMLElement>('[data-feed]:not([data-feed=""])');
  if (!list) return;
  const isMoving = readMoving();
  const asked = readAskedColumn();
  if (asked !== '' || readKeptFeed(Date.now()) !== null) {
    void import('./resume.ts').then((m) => m.resumeBaked(readSettings(), asked));
    return;
  }
  void import('./update.ts').then((m) => m.updateBaked(readSettings(), list, isMoving));
}
