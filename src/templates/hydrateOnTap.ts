import { runTap } from '../host/runTap.ts';

/**
 * Controls that work without the island: actions, and the way back. A player would change the
 * content that React hydrates.
 */
const NOT_HELD = '[data-act]:not([data-act=play]),[data-back]';

/** Events before a tap, on which the code is requested a little earlier. */
const HINTS = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/**
 * Hydrates an element of a template as an island under `client:tap` of a baked page
 * (elements/hydration/islandTaps.ts): when the reader touches or focuses it. Taps before that are
 * held and replayed. If the code does not come the reader is told, and the next tap requests it
 * again. `load` loads the code and returns the function that hydrates the element. Returns a
 * function that hydrates it without a tap.
 */
export function hydrateOnTap(
  box: HTMLElement,
  load: () => Promise<() => void>,
): () => Promise<void> {
  let hydrated: Promise<void> | null = null;
  const hydrate = async () => {
    const start = await load();
    // A tap and a hint may both have requested it.
    if (!hydrated) {
      start();
      hydrated = whenHydrated(box).then(() => box.removeEventListener('click', holdTap, true));
    }
    await hydrated;
  };
  const holdTap = (event: MouseEvent) => {
    const held = (event.target as Element).closest<HTMLElement>('a,button');
    if (!held || held.matches(NOT_HELD) || opensElsewhere(event)) return;
    event.preventDefault();
    // React has its listeners on the same element before it has hydrated its content.
    event.stopImmediatePropagation();
    if (isBusy(held)) return;
    held.setAttribute('aria-busy', 'true');
    const free = () => held.removeAttribute('aria-busy');
    const replay = async () => {
      await hydrate();
      // A tap that was given up is not replayed later.
      if (!isBusy(held)) return;
      free();
      held.click();
    };
    void runTap(replay(), free);
  };
  box.addEventListener('click', holdTap, true);
  for (const hint of HINTS) {
    box.addEventListener(hint, () => void hydrate(), { once: true, passive: true });
  }
  return hydrate;
}

const isBusy = (element: Element): boolean => element.getAttribute('aria-busy') === 'true';

/** Whether the browser opens the link in another tab or window. */
const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/** Resolves when React has hydrated the content of an element, in its own time. */
async function whenHydrated(box: HTMLElement): Promise<void> {
  const hasReact = () =>
    Object.keys(box.firstElementChild ?? {}).some((key) => key.startsWith('__react'));
  do await new Promise(requestAnimationFrame);
  while (box.isConnected && !hasReact());
  // The effects of the island.
  await new Promise((resolve) => setTimeout(resolve));
}
