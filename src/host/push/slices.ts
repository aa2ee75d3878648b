/** Of a frame of 16 ms, so that what is shown and scrolled has the rest. */
const SLICE_MS = 6;
/** Hidden pages have no frames. */
const HIDDEN_MS = 100;

/**
 * Does work that comes in small pieces, once a frame and a slice of it only.
 *
 * @param next does one piece; false when there is none
 * @param done after each slice
 * @returns says that there is work
 */
export function createSlices(next: () => boolean, done: () => void): () => void {
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
