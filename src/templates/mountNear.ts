import type { ComponentType } from 'react';
import { onFirstGesture } from '../behaviours/onFirstGesture.ts';

/** Distance from the viewport at which an island is mounted, as on baked pages. */
const MARGIN = '200px';

export interface LoadedIsland<P extends object> {
  readonly Island: ComponentType<P>;
  readonly props: P;
}

/**
 * Mounts an island in an element when the element is near the viewport, but not before the reader's
 * first gesture: until then its HTML is all that is needed. Mounts it at once when `isNeeded` is
 * resolved. Resolves when it is mounted. When its code does not load, the HTML stays.
 */
export const mountNear = <P extends object>(
  box: HTMLElement,
  load: () => Promise<LoadedIsland<P>>,
  isNeeded: Promise<void>,
): Promise<void> =>
  new Promise((resolve, reject) => {
    let isMounting = false;
    const mount = async () => {
      if (isMounting) return;
      isMounting = true;
      observer.disconnect();
      const [{ Island, props }, { mountIsland }] = await Promise.all([
        load(),
        import('../islands/mountIsland.ts'),
      ]);
      mountIsland(box, Island, props);
      resolve();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) mount().catch(reject);
      },
      { rootMargin: MARGIN },
    );
    onFirstGesture(() => observer.observe(box), false);
    isNeeded.then(mount).catch(reject);
  });
