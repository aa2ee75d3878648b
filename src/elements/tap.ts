import { SLOW_CHUNK_MS, TAP_LOST } from '../host/chunkTrouble.ts';

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
const waking = new Map<Element, Replay[]>();

/**
 * Holds taps on islands that are not hydrated. `taps`: those that were held before this module
 * had loaded.
 */
export function holdIslandTaps(taps: Iterable<HTMLElement>): void {
  document.addEventListener('click', hold, true);
  document.addEventListener('submit', hold, true);
  for (const hint of HINTS) document.addEventListener(hint, touch, { passive: true });
  for (const tapped of taps) {
    const island = findSleeping(tapped);
    if (island) keep(island, tapped === island ? undefined : () => click(tapped));
  }
}

function findSleeping(element: Element): HTMLElement | null {
  const island = element.closest?.<HTMLElement>(ISLAND);
  return island && (island.hasAttribute('ssr') || waking.has(island)) ? island : null;
}

function touch({ target }: Event): void {
  const island = findSleeping(target as Element);
  if (island) keep(island);
}

function hold(event: Event): void {
  const target = event.target as HTMLElement;
  const island = findSleeping(target);
  if (!island) return;
  const held = event.type === 'submit' ? target : target.closest<HTMLElement>('button,a');
  if (!held) {
    keep(island);
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  // A second tap on a busy button is ignored.
  if (held.getAttribute('aria-busy') === 'true') return;
  held.setAttribute('aria-busy', 'true');
  keep(island, event.type === 'submit' ? () => submit(held) : () => click(held));
}

const click = (held: HTMLElement) => held.click();
/** Safari 14 has no `requestSubmit`. */
const submit = (held: HTMLElement) =>
  held.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

/** Hydrates the islands under `client:tap` whose serialised properties `isWanted` accepts. */
export function wakeIslands(isWanted: (props: string) => boolean): void {
  for (const island of document.querySelectorAll<HTMLElement>(`${ISLAND}[ssr]`)) {
    if (isWanted(island.getAttribute('props') ?? '')) keep(island);
  }
}

function keep(island: HTMLElement, replay?: Replay): void {
  const replays = waking.get(island) ?? [];
  if (replay) replays.push(replay);
  if (waking.has(island)) return;
  waking.set(island, replays);
  island.addEventListener('astro:hydrate', () => void releaseAwake(island), { once: true });
  const giveUp = () => {
    if (waking.get(island) !== replays) return;
    release(island, false);
    if (replays.length > 0) dispatchEvent(new Event(TAP_LOST));
  };
  island.addEventListener('astro:hydration-error', giveUp, { once: true });
  setTimeout(giveUp, SLOW_CHUNK_MS);
  if (!customElements.get('astro-island')) void import('./islands.ts');
  // The directive listens to `wake`; if it is loaded later it reads the attribute.
  island.dataset.touched = '';
  island.dispatchEvent(new Event('wake'));
}

/**
 * Replays the taps on an island when React has hydrated its HTML: some frames after Astro's
 * `astro:hydrate` event, or later when the island waits for its messages. Drops them if the
 * island was given up meanwhile.
 */
async function releaseAwake(island: HTMLElement): Promise<void> {
  const isTaken = () =>
    Object.keys(island.firstElementChild ?? {}).some((key) => /^__react/.test(key));
  do {
    await new Promise(requestAnimationFrame);
  } while (waking.has(island) && !isTaken());
  await new Promise((resolve) => setTimeout(resolve));
  release(island, true);
}

function release(island: HTMLElement, awake: boolean): void {
  const replays = waking.get(island) ?? [];
  waking.delete(island);
  for (const button of island.querySelectorAll('[aria-busy]')) button.removeAttribute('aria-busy');
  if (awake) for (const replay of replays) replay();
}
