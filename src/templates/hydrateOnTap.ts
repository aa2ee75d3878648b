import { navigateTo } from '../host/navigation.ts';
import { opensElsewhere } from '../host/opensElsewhere.ts';
import { runBusyTap } from '../host/runTap.ts';

/** Controls that React handles; actions need no React (actions/actions.ts). */
const BUTTONS = 'button:not([data-act])';
/**
 * These and links, but the way back. A player would change the content that React hydrates, so that
 * its start is held too.
 */
export const ALL_CONTROLS = `${BUTTONS}:not([data-back]),a:not([data-act]):not([data-back]),[data-act=play]`;

/** Events before a tap, on which the code is requested a little earlier, and typing. */
const HINTS = ['pointerdown', 'keydown', 'focusin', 'input'] as const;

interface HeldTaps {
  /** Selects the controls whose taps are held. */
  readonly held?: string;
  /** Whether a held link leads to its page when the code does not come. */
  readonly followsLinks?: boolean;
}

/**
 * Hydrates an element of a template as an island under `client:tap` of a baked page
 * (elements/hydration/islandTaps.ts): when the reader first uses it. Taps before that are held and
 * replayed. When the code does not come, the page shows a message, and the next tap requests it
 * again: `hydrate` may be called while an earlier call still waits. It resolves when the controls
 * work. Returns a function that hydrates the element without a use.
 */
export function hydrateOnTap(
  box: HTMLElement,
  hydrate: () => Promise<void>,
  { held = BUTTONS, followsLinks = false }: HeldTaps = {},
): () => Promise<void> {
  let hydration: Promise<void> | null = null;
  const start = (): Promise<void> => {
    if (hydration) return hydration;
    hydration = hydrate().then(() => {
      box.removeEventListener('click', hold, true);
      for (const hint of HINTS) box.removeEventListener(hint, startEarly);
    });
    hydration.catch(() => {
      hydration = null;
    });
    return hydration;
  };
  // A tap that waits for the code reports that it does not come.
  const startEarly = () => void start().catch(() => {});
  const hold = (event: MouseEvent) => {
    const tapped = (event.target as Element).closest<HTMLElement>(held);
    if (!tapped || opensElsewhere(event)) return;
    event.preventDefault();
    // React has its listeners on the same element before it has hydrated its content.
    event.stopImmediatePropagation();
    const onLost = () => {
      hydration = null;
      if (!followsLinks || !(tapped instanceof HTMLAnchorElement)) return false;
      navigateTo(tapped.href);
      return true;
    };
    void runBusyTap(tapped, start, () => tapped.click(), onLost);
  };
  box.addEventListener('click', hold, true);
  for (const hint of HINTS) box.addEventListener(hint, startEarly, { passive: true });
  return start;
}
