import { onFirstGesture } from '../behaviours/onFirstGesture.ts';
import { whenNear } from '../host/whenNear.ts';

/**
 * Resolves when an element of a template is near the viewport, but not before the reader's first
 * gesture: until then its HTML is all that is needed, as on baked pages. A tap while the template was
 * loading is one, in engines that report it (not Safari before 16.4).
 */
export const whenUsed = (element: Element): Promise<void> =>
  new Promise((resolve) => {
    const isTapped = Boolean(navigator.userActivation?.hasBeenActive);
    onFirstGesture(() => void whenNear([element]).then(resolve), isTapped);
  });
