import { SLOW_CHUNK_MS, TAP_LOST } from '../host/chunkTrouble.ts';

/**
 * What happens to taps on islands that sleep under `client:tap` (tapDirective.ts): they
 * are held, the island wakes, and they happen again in it. Only click and submit: a
 * replayed key has no default action, and a choice in a form needs none. An island that does
 * not wake frees its buttons, and the page says so; the next tap wakes it again.
 */
const ISLAND = 'astro-island[client=tap]';
/** They show that a tap is coming: the code is asked for a little earlier. */
const HINTS = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

type Replay = () => void;

/** Islands that are waking, with what was done in them. */
const waking = new Map<Element, Replay[]>();

/** Holds taps on sleeping islands, `taps` being those that were held before. */
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
  // A second tap on what is busy is the same tap.
  if (held.getAttribute('aria-busy') === 'true') return;
  held.setAttribute('aria-busy', 'true');
  keep(island, event.type === 'submit' ? () => submit(held) : () => click(held));
}

const click = (held: HTMLElement) => held.click();
/** `requestSubmit` is younger than Safari 14. */
const submit = (held: HTMLElement) =>
  held.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

/** Wakes islands under `client:tap` that `isWanted` knows by their properties. */
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
  // Heard by the directive, when it is there; when it comes it sees the mark.
  island.dataset.touched = '';
  island.dispatchEvent(new Event('wake'));
}

/**
 * Replays the taps on an island when React has taken its HTML over: some frames after the
 * runtime has handed it over, or later when the island waits for its messages. An island that
 * was given up meanwhile has no taps any more.
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
