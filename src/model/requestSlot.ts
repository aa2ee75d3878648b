/** Keeps one request at a time for content that each answer replaces. */
export interface RequestSlot {
  /** Cancels the request before, also one that is scheduled; returns the signal of the new one. */
  begin(): AbortSignal;
  /** Cancels the request before, and calls `start` after a pause in ms if nothing else began. */
  schedule(start: () => void, pauseMs: number): void;
  cancel(): void;
}

/** Returns a slot without a request. */
export function createRequestSlot(): RequestSlot {
  let current: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    current?.abort();
  };
  return {
    begin() {
      cancel();
      current = new AbortController();
      return current.signal;
    },
    schedule(start, pauseMs) {
      cancel();
      timer = setTimeout(start, pauseMs);
    },
    cancel,
  };
}
