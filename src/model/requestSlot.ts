/** Returns a slot without a request. */
export function createRequestSlot() {
  let current: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    current?.abort();
  };
  return {
    /** Cancels the request before, also one that is scheduled; returns the signal of the new one. */
    begin() {
      cancel();
      current = new AbortController();
      return current.signal;
    },
    /** Cancels the request before, and calls `start` after a pause in ms if nothing else began. */
    schedule(start: () => void, pauseMs: number) {
      cancel();
      timer = setTimeout(start, pauseMs);
    },
    cancel,
  };
}
