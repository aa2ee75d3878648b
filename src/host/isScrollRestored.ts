/**
 * Returns whether the browser restores the scroll position of the page by itself: after a reload, and
 * after Back or Forward.
 */
export function isScrollRestored(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  // Safari 14 supports only `performance.navigation`: 1 is a reload, 2 Back or Forward.
  return entry
    ? /^(?:reload|back_forward)$/.test((entry as PerformanceNavigationTiming).type)
    : (performance.navigation?.type ?? 0) > 0;
}
