/** False where the browser knows that it has no network; true says nothing. */
export const isOnline = (): boolean => navigator.onLine;

/**
 * Tells of moments at which a network may be there again: it says so, or the reader is back.
 * Answers how to hear no more of them.
 */
export function onMaybeOnline(listener: () => void): () => void {
  const onVisible = () => {
    if (!document.hidden) listener();
  };
  addEventListener('online', listener);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    removeEventListener('online', listener);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
