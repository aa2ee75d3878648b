import { whenIdle } from './whenIdle.ts';

/** Longest wait: below the text there is more to read. */
const LIMIT_MS = 2_000;

/**
 * Resolves when the images of an element that are on the screen have loaded and the browser is idle,
 * so that nothing competes with them; at once when a tap waits for more code (boot/holdTaps.ts), at
 * the latest after the limit.
 */
export const whenFirstScreenLoaded = (element: Element): Promise<void> =>
  new Promise((resolve) => {
    if (window.__taps && window.__taps.length > 0) return resolve();
    addEventListener('tapped', () => resolve());
    setTimeout(resolve, LIMIT_MS);
    const loading = Array.from(element.querySelectorAll('img'))
      .filter((image) => !image.complete && image.getBoundingClientRect().top < innerHeight)
      .map(
        (image) =>
          new Promise((done) => {
            image.addEventListener('load', done);
            image.addEventListener('error', done);
          }),
      );
    void Promise.all(loading).then(() => whenIdle(resolve));
  });
