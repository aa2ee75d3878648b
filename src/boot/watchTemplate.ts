import { CHUNK_PROBLEM_EVENT, SLOW_CHUNK_MS } from '../host/chunkEvents.ts';
import { HYDRATION_ERROR_EVENT, UNHYDRATED } from '../host/islandMarkup.ts';

/** Wait after a failure: the page may still reload, or render what it has. */
const SETTLE_MS = 1_000;

/**
 * Shows the message of a template (layouts/Template.astro) in place of its skeleton when its
 * code failed or has not loaded: sets `data-stuck` on the root, which base.css reads. Removes
 * it when the content is rendered after all. Inline and without imports of chunks, because all
 * of them may be missing.
 */
export function watchTemplate(root: HTMLElement, island: Element): void {
  const isUnhydrated = () => island.matches(`[${UNHYDRATED}],[data-waiting]`);
  const isBlank = () =>
    !island.textContent?.trim() && !island.querySelector('img,video,input,iframe');
  const isWaiting = () => isUnhydrated() || isBlank() || island.querySelector('.skeleton');
  const showLater = (isStuck: () => unknown, ms = SETTLE_MS) =>
    setTimeout(() => {
      if (isStuck()) root.dataset.stuck = '';
    }, ms);

  showLater(isUnhydrated, SLOW_CHUNK_MS);
  for (const problem of [CHUNK_PROBLEM_EVENT, HYDRATION_ERROR_EVENT]) {
    addEventListener(problem, () => showLater(isWaiting));
  }
  // React removes the whole tree when an error is thrown while it renders.
  addEventListener('error', () => showLater(isBlank));
  new MutationObserver(() => {
    if (!isWaiting()) delete root.dataset.stuck;
  }).observe(island, { attributes: true, childList: true, subtree: true });
}
