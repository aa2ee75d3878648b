/**
 * Calls `listener` when the page becomes visible again: after another tab or app, after the phone
 * was locked, or from the back/forward cache. Returns a function that stops it.
 */
export function onBack(listener: () => void): () => void {
  const look = () => {
    if (!document.hidden) listener();
  };
  document.addEventListener('visibilitychange', look);
  addEventListener('pageshow', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    removeEventListener('pageshow', look);
  };
}
