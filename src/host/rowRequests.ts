type Listener = (id: string) => void;

const listeners = new Set<Listener>();

/** Requests that the lists of the page render the row with this id, also when it is out of view. */
export function requestRow(id: string): void {
  for (const listener of listeners) listener(id);
}

/** Listens to `requestRow`; returns a function that stops it. */
export function onRowRequest(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
