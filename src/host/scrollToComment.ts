import { afterHistorySteps } from './backButton.ts';
import { requestRow } from './rowRequests.ts';

/** How long a new comment is highlighted, in ms. */
const HIGHLIGHT_MS = 3_000;
/** How long to wait until the list contains the comment, in ms. */
const LIST_LIMIT_MS = 10_000;

/**
 * Scrolls to the comment that the reader has just sent, once its sheet is closed, and highlights
 * it. A list that is not loaded yet is scrolled into view first, which loads it.
 */
export function scrollToComment(id: string): void {
  const scrollLater = () => requestAnimationFrame(() => findAndScroll(id));
  requestAnimationFrame(() => afterHistorySteps(scrollLater));
}

function findAndScroll(id: string): void {
  const list = document.getElementById('comments');
  // The comments of a broadcast are in a tab, which this link opens.
  if (list?.offsetParent === null) {
    document.querySelector<HTMLElement>('a[href="#comments"]')?.click();
  }
  // A long list may not have rendered the row yet.
  requestRow(id);
  const found = findComment(id);
  if (found) highlight(found);
  else waitFor(id, list);
}

/** Scrolls to the list, which loads it, and waits until it contains the comment. */
function waitFor(id: string, list: HTMLElement | null): void {
  list?.scrollIntoView();
  const observer = new MutationObserver(() => {
    const added = findComment(id);
    if (!added) return;
    stop();
    highlight(added);
  });
  const timer = setTimeout(() => observer.disconnect(), LIST_LIMIT_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
}

const findComment = (id: string): HTMLElement | null =>
  document.querySelector(`[data-comment="${CSS.escape(id)}"]`);

function highlight(comment: HTMLElement): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  comment.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
  comment.tabIndex = -1;
  comment.focus({ preventScroll: true });
  comment.dataset.fresh = '';
  setTimeout(() => delete comment.dataset.fresh, HIGHLIGHT_MS);
}
