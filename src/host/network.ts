/** False where the browser knows that it has no network; true says nothing. */
export const isOnline = (): boolean => navigator.onLine;

/** Tells of moments at which a network may be there again: it says so, or the reader is back. */
export function onMaybeOnline(listener: () => void): void {
  addEventListener('online', listener);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) listener();
  });
}
