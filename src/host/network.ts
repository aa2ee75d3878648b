/** Returns false when the browser reports that it is offline; true does not prove a connection. */
export const isOnline = (): boolean => navigator.onLine;

/**
 * Calls `listener` when a network may be available again: on the event `online` and when the page
 * becomes visible. Returns a function that stops it.
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
