import type { Page } from 'playwright';

type Watched = typeof window & { longTasks: number[] };

/** Runs in the page: collects the durations of its long tasks. */
export function collectLongTasks(): void {
  const longTasks: number[] = [];
  Object.assign(window, { longTasks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration);
  }).observe({ type: 'longtask' });
}

/** Returns the durations in ms that `collectLongTasks` has collected. */
export const readLongTasks = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as Watched).longTasks);
