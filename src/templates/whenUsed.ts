import { onFirstGesture } from '../behaviours/onFirstGesture.ts';
import { whenNear } from '../host/whenNear.ts';

/**
 * Resolves when an element of a template is near the viewport, but not before the reader's first
 * gesture: until then its HTML is all that is needed, as on baked pages.
 */
export const whenUsed = (element: Element): Promise<void> =>
  new Promise((resolve) => {
    onFirstGesture(() => void whenNear([element]).then(resolve), false);
  });
