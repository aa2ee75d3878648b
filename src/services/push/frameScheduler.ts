/** Work per frame, in ms of 16; rendering and scrolling need the rest. */
const SLICE_MS = 6;
/** Delay between slices of hidden pages, in ms: they get no animation frames. */
const HIDDEN_MS = 100;

/**
 * Runs work in small pieces, for a limited time per frame.
 *
 * @param next runs one piece; returns false when there is none
 * @param done runs after each slice
 * @returns a function that schedules the work
 */
export function createFrameScheduler(next: () => boolean, done: () => void): () => void {
  let isPlanned = false;
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    if (document.hidden) setTimeout(work, HIDDEN_MS);
    else requestAnimationFrame(work);
  };
  const work = () => {
    isPlanned = false;
    const end = performance.now() + SLICE_MS;
    let hasMore = next();
    while (hasMore && performance.now() < end) hasMore = next();
    if (hasMore) plan();
    done();
  };
  return plan;
}
