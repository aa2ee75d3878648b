import { SLOW_CHUNK_MS } from '../../host/chunkEvents.ts';
import {
  HYDRATION_ERROR_EVENT,
  ISLAND,
  ISLAND_PROPS,
  TAP_ISLAND,
} from '../../host/islandMarkup.ts';
import { hydrateOnTap } from '../../host/runTap.ts';
import { whenHydrated } from '../../host/whenHydrated.ts';

/** The islands under `client:tap`, each with the function that hydrates it. */
const islands = new Map<HTMLElement, () => Promise<void>>();

/**
 * Hydrates each island under `client:tap` (tapDirective.ts) when it is used. If an island does not
 * hydrate, the page shows a message, and the next tap tries again.
 */
export function holdIslandTaps(): void {
  for (const island of document.querySelectorAll<HTMLElement>(TAP_ISLAND)) {
    if (islands.has(island)) continue;
    islands.set(
      island,
      hydrateOnTap(island, () => hydrateBaked(island), 'button,a'),
    );
  }
}

/** Hydrates the islands under `client:tap` whose serialised properties `isWanted` accepts. */
export function hydrateIslands(isWanted: (props: string) => boolean): void {
  // The script of a page may start before the actions, which hold taps.
  holdIslandTaps();
  for (const [island, hydrate] of islands)
    if (isWanted(island.getAttribute(ISLAND_PROPS) ?? '')) hydrate().catch(() => {});
}

/** Resolves when React handles the events of an island; rejects when its code fails or is slow. */
export function hydrateBaked(island: HTMLElement): Promise<void> {
  let isOver = false;
  const problem = new Promise<never>((_, reject) => {
    // Others report the error (boot/reloadOnStaleChunk.ts).
    island.addEventListener(HYDRATION_ERROR_EVENT, () => reject(null), { once: true });
    setTimeout(reject, SLOW_CHUNK_MS, null);
  });
  if (!customElements.get(ISLAND)) void import('./islandRuntime.ts');
  // The directive listens to `wake`; if it is loaded later it reads the attribute.
  island.dataset.touched = '';
  island.dispatchEvent(new Event('wake'));
  return Promise.race([whenHydrated(island, () => isOver), problem]).finally(() => {
    isOver = true;
  });
}
