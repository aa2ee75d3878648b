import { useRef, useState } from 'react';

export interface SingleTask {
  readonly busy: boolean;
  /** Runs `work` unless another run is in progress; calls `onFailure` when it throws. */
  readonly run: (work: () => Promise<void>, onFailure: () => void) => Promise<void>;
}

/** Returns a runner for one task at a time: two taps within one frame start one. */
export function useSingleTask(): SingleTask {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  return {
    busy,
    run: async (work, onFailure) => {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      try {
        await work();
      } catch {
        onFailure();
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
  };
}
