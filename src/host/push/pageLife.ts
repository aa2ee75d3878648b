import { isOnline } from '../network.ts';

/** What decides whether a page may hold a line to a server. */
export interface PageLife {
  readonly isHidden: () => boolean;
  readonly isOnline: () => boolean;
  /** Tells of changes, some of them twice; answers how to stop. */
  readonly watch: (listener: (change: PageChange) => void) => () => void;
}

export type PageChange = 'hide' | 'show' | 'offline' | 'online';

/** The life of this very page. */
export const pageLife: PageLife = {
  isHidden: () => document.hidden,
  isOnline,
  watch: (listener) => {
    const look = () => listener(document.hidden ? 'hide' : 'show');
    const watched = [
      // A page with an open line is not kept for Back.
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
