/** Events that show where a reader may go next; a key may also select text, before anything has the focus. */
const INTENTS = ['pointerover', 'focusin', 'keydown'] as const;

/**
 * Loads the code that prefetches linked pages when the reader first points somewhere. The
 * events until it is loaded are passed on to it; after that it listens itself.
 */
export function prefetchOnIntent(): void {
  const events: Event[] = [];
  const onIntent = (event: Event) => {
    events.push(event);
    void import('./prefetchLinks.ts').then((m) => m.startPrefetching(events)).catch(() => {});
  };
  for (const intent of INTENTS) addEventListener(intent, onIntent);
}
