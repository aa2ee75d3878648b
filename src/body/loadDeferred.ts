import { hasDeferredMarkup } from './deferredMarkup.ts';
import type { DeferredSteps } from './types.ts';

let loading: Promise<DeferredSteps | null> | undefined;

/**
 * Loads the deferred steps for content that needs them; null for content that does not.
 * The promise never rejects: after a failed download it resolves to null, so that the text
 * shows without the steps, and the page learns of the failure (host/staleChunk.ts).
 */
export function loadDeferred(content: string): Promise<DeferredSteps | null> | null {
  if (!hasDeferredMarkup(content)) return null;
  loading ??= import('./deferred/deferredSteps.ts').then(
    (steps) => steps.DEFERRED_STEPS,
    (error) => {
      void Promise.reject(error);
      return null;
    },
  );
  return loading;
}
