import { WIDE_QUERY } from '../host/wideQuery.ts';

/** Calls `start` when the window is as wide as a desk (product 2.23): now, and each time it becomes so. */
export function onWide(start: () => unknown): void {
  const query = matchMedia(WIDE_QUERY);
  const update = () => query.matches && start();
  query.onchange = update;
  update();
}
