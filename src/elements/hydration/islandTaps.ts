import { SLOW_CHUNK_MS } from '../../host/chunkEvents.ts';
import {
  HYDRATION_ERROR_EVENT,
  ISLAND,
  ISLAND_PROPS,
  TAP_ISLAND,
  UNHYDRATED,
} from '../../host/islandMarkup.ts';
import { opensElsewhere } from '../../host/opensElsewhere.ts';
import { runBusyTap } from '../../host/runTap.ts';
import { whenHydrated } from '../../host/whenHydrated.ts';

/** Events before a tap, on which the islands' code is requested a little earlier. */
const HINTS = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** Islands that are being hydrated, until that fails. */
const hydrations = new Map<Element, Promise<void>>();

/**
 * Holds taps on the islands under `client:tap` (tapDirective.ts) until they are hydrated, and
 * hydrates the tapped one. A key is not held: replayed, it has no default action, and a form is
 * submitted by a click on its button. If an island does not hydrate, the page shows a message, and
 * the next tap tries again.
 */
export function holdIslandTaps(): void {
  document.addEventListener('click', holdTap, true);
  for (const hint of HINTS) document.addEventListener(hint, handleHint, { passive: true });
}

function holdTap(event: MouseEvent): void {
  const target = event.target as Element;
  const island = findUnhydratedIsland(target);
  if (!island || opensElsewhere(event)) return;
  const tapped = target.closest<HTMLElement>('button,a');
  if (!tapped) {
    handleHint(event);
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  void runBusyTap(
    tapped,
    () => requestHydration(island),
    () => tapped.click(),
  );
}

function handleHint({ target }: Event): void {
  const island = findUnhydratedIsland(target as Element);
  if (island) requestHydration(island).catch(() => {});
}

function findUnhydratedIsland(element: Element): HTMLElement | null {
  const island = element.closest?.<HTMLElement>(TAP_ISLAND);
  return island && (island.hasAttribute(UNHYDRATED) || hydrations.has(island)) ? island : null;
}

/** Hydrates the islands under `client:tap` whose serialised properties `isWanted` accepts. */
export function hydrateIslands(isWanted: (props: string) => boolean): void {
  for (const island of document.querySelectorAll<HTMLElement>(`${TAP_ISLAND}[${UNHYDRATED}]`)) {
    if (isWanted(island.getAttribute(ISLAND_PROPS) ?? '')) requestHydration(island).catch(() => {});
  }
}

function requestHydration(island: HTMLElement): Promise<void> {
  const hydration =
    hydrations.get(island) ?? hydrate(island).finally(() => hydrations.delete(island));
  hydrations.set(island, hydration);
  return hydration;
}

/** Resolves when React handles the events of an island; rejects when its code fails or is slow. */
function hydrate(island: HTMLElement): Promise<void> {
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
