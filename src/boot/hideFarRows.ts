import { IMAGES_HELD_EVENT } from '../host/imagesHeldEvent.ts';
import { savesData } from '../host/savesData.ts';
import { whenIdle } from '../host/whenIdle.ts';

/** Rows up to this distance are rendered, as a multiple of the window's height. */
const NEAR_SCREENS = 1.1;
/** A page that loads longer than this shows its rows. */
export const FAR_ROWS_LIMIT_MS = 3_000;
const GESTURES = ['scroll', 'touchstart', 'pointerdown', 'wheel', 'keydown', 'beforeprint'];

/**
 * Lays out the rows below the first screen without rendering them, until the page has loaded and
 * painted or the reader acts. Browsers request lazy images as far as 2,500 px below the screen,
 * which would take bandwidth from the largest one. Where the reader saves data, the rows wait until the
 * images are held back. Does nothing where the browser may restore a scroll position.
 */
export function hideFarRows(): void {
  if (readVisitType() !== 'navigate' || location.hash) return;
  const { dataset } = document.documentElement;
  if (savesData()) dataset.saver = '';
  // Until the page is parsed feed.css hides all but the first rows.
  dataset.far = '';
  addEventListener('DOMContentLoaded', () => {
    delete dataset.far;
    hideRows(dataset);
  });
}

function hideRows(dataset: DOMStringMap): void {
  // Positions are read before the first change, so that the page is laid out once.
  const far = Array.from(document.querySelectorAll<HTMLElement>('.feed > li'), (row) => ({
    row,
    box: row.getBoundingClientRect(),
  })).filter(({ box }) => box.top > innerHeight * NEAR_SCREENS);
  for (const { row, box } of far) {
    row.style.cssText = `content-visibility:hidden;height:${box.height}px`;
  }
  const show = () => {
    for (const name of GESTURES) removeEventListener(name, show);
    for (const { row } of far) row.removeAttribute('style');
  };
  for (const name of GESTURES) addEventListener(name, show, { passive: true });
  if (dataset.saver !== undefined) addEventListener(IMAGES_HELD_EVENT, show);
  else addEventListener('load', () => whenIdle(show));
  setTimeout(show, FAR_ROWS_LIMIT_MS);
}

/** Returns how the page was reached; undefined in Safari 14. */
const readVisitType = (): string | undefined =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type;
