import { CHUNK_PROBLEM_EVENT, TAP_LOST_EVENT } from './chunkEvents.ts';
import { opensElsewhere } from './opensElsewhere.ts';

/**
 * All controls that React may handle, but the way back: actions need no React (actions/actions.ts). A
 * player would change the content that React hydrates, so that its start is held too.
 */
export const ALL_CONTROLS =
  'button:not([data-act]):not([data-back]),a:not([data-act]):not([data-back]),[data-act=play]';

/**
 * Hydrates an element when the reader first uses it: an island of a baked page
 * (elements/hydration/islandTaps.ts) or one of a template. Taps before that on the controls that
 * `held` selects are held and replayed. A key is not held: replayed, it has no default action, and a
 * form is submitted by a click on its button. When the code does not come, the page shows a message,
 * unless `onLost` returns true, and the next use requests it again: `hydrate` may be called while an
 * earlier call still waits. It resolves when the controls work. Returns a function that hydrates the
 * element without a use.
 */
export function hydrateOnTap(
  box: HTMLElement,
  hydrate: () => Promise<void>,
  held = 'button:not([data-act])',
  onLost?: (tapped: HTMLElement) => unknown,
): () => Promise<void> {
  let hydration: Promise<void> | null = null;
  let isHydrated = false;
  const start = () => {
    if (!hydration) {
      hydration = hydrate();
      hydration.then(
        () => {
          isHydrated = true;
        },
        // A tap that waits for the code reports that it does not come.
        () => {
          hydration = null;
        },
      );
    }
    return hydration;
  };
  const handleUse = (event: Event) => {
    if (isHydrated) return;
    const tapped = event.type === 'click' && (event.target as Element).closest<HTMLElement>(held);
    if (!tapped) {
      void start();
    } else if (!opensElsewhere(event as MouseEvent)) {
      event.preventDefault();
      // React has its listeners on the same element before it has hydrated its content.
      event.stopImmediatePropagation();
      const giveUp = () => {
        hydration = null;
        return onLost?.(tapped);
      };
      void runBusyTap(tapped, start, () => tapped.click(), giveUp);
    }
  };
  // Those before a tap request the code a little earlier. A key that does something has one of them with it.
  for (const use of ['click', 'pointerdown', 'focusin', 'input'])
    box.addEventListener(use, handleUse, true);
  return start;
}

/** Whether a tap on the control waits for its code. */
export const isBusy = (control: Element): boolean => control.getAttribute('aria-busy') === 'true';

/**
 * Marks a control as busy until the work of its tap has ended or is given up (`runTap`). A tap on a
 * busy control is ignored. `goOn` continues a tap that was not given up, when the control is free.
 */
export async function runBusyTap(
  control: Element,
  work: () => Promise<unknown>,
  goOn?: () => void,
  onLost?: () => unknown,
): Promise<void> {
  if (isBusy(control)) return;
  control.setAttribute('aria-busy', 'true');
  const free = () => control.removeAttribute('aria-busy');
  const worked = work().then(() => {
    if (!isBusy(control)) return;
    free();
    goOn?.();
  });
  await runTap(worked, () => {
    free();
    return onLost?.();
  });
}

/**
 * Waits for the work of a tap until a chunk fails or is slow: then `onLost` reverts what the tap
 * began. The page shows a notice, unless `onLost` returns true because nothing is lost. Rejects
 * with the error of the work or of the chunk; the work continues when a slow chunk still arrives.
 */
export async function runTap(work: Promise<unknown>, onLost: () => unknown): Promise<void> {
  let reportProblem!: (event: Event) => void;
  const problem = new Promise((_, reject) => {
    reportProblem = (event) => reject((event as CustomEvent).detail);
    addEventListener(CHUNK_PROBLEM_EVENT, reportProblem);
  });
  try {
    await Promise.race([work, problem]);
  } catch (error) {
    if (onLost() !== true) dispatchEvent(new Event(TAP_LOST_EVENT));
    if (error) throw error;
  } finally {
    removeEventListener(CHUNK_PROBLEM_EVENT, reportProblem);
  }
}
