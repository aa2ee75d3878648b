/** Web Locks, which Safari 14 and pages without https do not have. */
export function readLocks(): LockManager | undefined {
  return (navigator as { readonly locks?: LockManager }).locks;
}

/**
 * Tells of stored values that another tab has changed, and of pages that come back from
 * the browser's own cache: what changed meanwhile was told to nobody.
 */
export function onOtherTab(keys: readonly string[], listener: () => void): void {
  // The build renders pages, and has no tabs.
  if (typeof addEventListener === 'undefined') return;
  addEventListener('storage', ({ key }) => {
    // Null: all of the storage was cleared.
    if (key === null || keys.includes(key)) listener();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener();
  });
}

/** Tells of every stored value whose name begins so and that another tab has changed. */
export function onStoredPrefix(prefix: string, listener: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(prefix)) listener();
  });
}
