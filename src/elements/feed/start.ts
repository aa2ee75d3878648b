import './carousel.ts';
import { readAskedColumn, readKeptFeed } from '../../host/feedPlace.ts';
import { loadFeedStyles } from '../../host/feedStyles.ts';
import { readSettings } from '../../host/settings.ts';
import { watchPulls } from './pull.ts';
import { watchSwipes } from './swipe.ts';
import { readMoving } from './touched.ts';

/**
 * What moves in a page with a list, without a framework: pulling it down, swiping between
 * columns; a baked one comes back to where the reader left it or is brought up to date.
 */
export function startFeed(): void {
  const { dataset } = document.documentElement;
  void loadFeedStyles();
  watchPulls();
  if (dataset.route === 'home') watchSwipes();
  // A template has asked for its list itself, which is fresh.
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
