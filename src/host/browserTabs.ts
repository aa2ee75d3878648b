/** Returns Web Locks; undefined in Safari 14 and on pages without https. */
export function readLocks(): LockManager | undefined {
  return (navigator as { readonly locks?: LockManager }).locks;
}

/**
 * Calls `listener` when another tab changes one of the stored values, and when the page returns
 * from the back/forward cache, where it misses storage events.
 */
export function onOtherTab(keys: readonly string[], listener: () => void): void {
  // The build renders pages in Node, which has no tabs.
  if (typeof addEventListener === 'undefined') return;
  addEventListener('storage', ({ key }) => {
    // Null: the storage was cleared.
    if (key === null || keys.includes(key)) listener();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener();
  });
}

/** Calls `listener` when another tab changes a stored value whose key begins with `prefix`. */
export function onStoredPrefix(prefix: string, listener: () => void): void {
  if (typeof addEventListener === 'undefined') return;
  addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(prefix)) listener();
  });
}
