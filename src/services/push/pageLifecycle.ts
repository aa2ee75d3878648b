import { isOnline } from '../../host/network.ts';

/** The visibility and network state of a page, which decide whether it may keep a connection. */
export interface PageLifecycle {
  readonly isHidden: () => boolean;
  readonly isOnline: () => boolean;
  /** Calls `listener` on changes, possibly twice for one; returns a function that stops it. */
  readonly watch: (listener: (change: PageLifecycleEvent) => void) => () => void;
}

export type PageLifecycleEvent = 'hide' | 'show' | 'offline' | 'online';

/** The state of the current page. */
export const pageLifecycle: PageLifecycle = {
  isHidden: () => document.hidden,
  isOnline,
  watch: (listener) => {
    const look = () => listener(document.hidden ? 'hide' : 'show');
    const watched = [
      // A page with an open connection does not enter the back/forward cache.
      [window, 'pagehide', () => listener('hide')],
      [window, 'pageshow', look],
      [document, 'visibilitychange', look],
      [window, 'online', () => listener('online')],
      [window, 'offline', () => listener('offline')],
    ] as const;
    for (const [target, name, hear] of watched) target.addEventListener(name, hear);
    return () => {
      for (const [target, name, hear] of watched) target.removeEventListener(name, hear);
    };
  },
};
