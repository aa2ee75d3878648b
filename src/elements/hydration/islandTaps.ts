import { SLOW_CHUNK_MS, TAP_LOST_EVENT } from '../../host/chunkEvents.ts';
import { whenHydrated } from '../../host/whenHydrated.ts';

/**
 * Selects the islands under `client:tap` (tapDirective.ts). Taps on such an island before it is
 * hydrated are held, the island is hydrated, and the taps are replayed in it. Only click and
 * submit are held: a replayed key has no default action, and inputs keep their values. If an
 * island does not hydrate, its buttons are freed and the page shows a message; the next tap
 * tries again.
 */
const ISLAND = 'astro-island[client=tap]';
/** Events before a tap, on which the islands' code is requested a little earlier. */
const HINTS = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

type Replay = () => void;

/** Islands that are being hydrated, with the taps to replay in them. */
const hydrating = new Map<Element, Replay[]>();

/**
 * Holds taps on islands that are not hydrated. `taps`: those that were held before this module
 * had loaded.
 */
export function holdIslandTaps(taps: Iterable<HTMLElement>): void {
  document.addEventListener('click', holdTap, true);
  document.addEventListener('submit', holdTap, true);
  for (const hint of HINTS) document.addEventListener(hint, handleHint, { passive: true });
  for (const tapped of taps) {
    const island = findUnhydratedIsland(tapped);
    if (island) requestHydration(island, tapped === island ? undefined : () => click(tapped));
  }
}

function findUnhydratedIsland(element: Element): HTMLElement | null {
  const island = element.closest?.<HTMLElement>(ISLAND);
  return island && (island.hasAttribute('ssr') || hydrating.has(island)) ? island : null;
}

function handleHint({ target }: Event): void {
  const island = findUnhydratedIsland(target as Element);
  if (island) requestHydration(island);
}

function holdTap(event: Event): void {
  const target = event.target as HTMLElement;
  const island = findUnhydratedIsland(target);
  if (!island) return;
  const held = event.type === 'submit' ? target : target.closest<HTMLElement>('button,a');
  if (!held) {
    requestHydration(island);
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  // A second tap on a busy button is ignored.
  if (held.getAttribute('aria-busy') === 'true') return;
  held.setAttribute('aria-busy', 'true');
  requestHydration(island, event.type === 'submit' ? () => submit(held) : () => click(held));
}

const click = (held: HTMLElement) => held.click();
/** Safari 14 has no `requestSubmit`. */
const submit = (held: HTMLElement) =>
  held.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

/** Hydrates the islands under `client:tap` whose serialised properties `isWanted` accepts. */
export function hydrateIslands(isWanted: (props: string) => boolean): void {
  for (const island of document.querySelectorAll<HTMLElement>(`${ISLAND}[ssr]`)) {
    if (isWanted(island.getAttribute('props') ?? '')) requestHydration(island);
  }
}

function requestHydration(island: HTMLElement, replay?: Replay): void {
  const replays = hydrating.get(island) ?? [];
  if (replay) replays.push(replay);
  if (hydrating.has(island)) return;
  hydrating.set(island, replays);
  island.addEventListener('astro:hydrate', () => void releaseHydrated(island), { once: true });
  const giveUp = () => {
    if (hydrating.get(island) !== replays) return;
    release(island, false);
    if (replays.length > 0) dispatchEvent(new Event(TAP_LOST_EVENT));
  };
  island.addEventListener('astro:hydration-error', giveUp, { once: true });
  setTimeout(giveUp, SLOW_CHUNK_MS);
  if (!customElements.get('astro-island')) void import('./islandRuntime.ts');
  // The directive listens to `wake`; if it is loaded later it reads the attribute.
  island.dataset.touched = '';
  island.dispatchEvent(new Event('wake'));
}

/**
 * Replays the taps on an island when React has hydrated its HTML, which is later than Astro's
 * `astro:hydrate` event. Drops them if the island was given up meanwhile.
 */
async function releaseHydrated(island: HTMLElement): Promise<void> {
  await whenHydrated(island, () => !hydrating.has(island));
  release(island, true);
}

function release(island: HTMLElement, isHydrated: boolean): void {
  const replays = hydrating.get(island) ?? [];
  hydrating.delete(island);
  for (const button of island.querySelectorAll('[aria-busy]')) button.removeAttribute('aria-busy');
  if (isHydrated) for (const replay of replays) replay();
}
