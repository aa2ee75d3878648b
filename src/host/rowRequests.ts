type Listener = (id: string) => void;

const listeners = new Set<Listener>();

/** Asks the lists of the page to draw the row with this id, also when it is far from the screen. */
export function requestRow(id: string): void {
  for (const listener of listeners) listener(id);
}

/** Listens to `requestRow`; returns how to stop. */
export function onRowRequest(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
