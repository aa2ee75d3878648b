/**
 * Tells when the reader is back at the page: out of another tab or app, out of a phone that
 * slept, or by the browser's own cache. Answers how to hear no more of it.
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
