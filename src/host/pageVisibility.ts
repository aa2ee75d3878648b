/**
 * Calls `listener` when the page becomes visible again: after another tab or app, after the phone
 * was locked, or from the back/forward cache. Returns a function that stops it.
 */
export function onPageVisible(listener: () => void): () => void {
  const notifyIfVisible = () => {
    if (!document.hidden) listener();
  };
  document.addEventListener('visibilitychange', notifyIfVisible);
  addEventListener('pageshow', notifyIfVisible);
  return () => {
    document.removeEventListener('visibilitychange', notifyIfVisible);
    removeEventListener('pageshow', notifyIfVisible);
  };
}
