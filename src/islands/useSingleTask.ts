import { useRef, useState } from 'react';

/** Returns a runner for one task at a time: two taps within one frame start one. */
export function useSingleTask() {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  return {
    busy,
    /** Runs `work` unless another run is in progress; calls `onFailure` when it throws. */
    run: async (work: () => Promise<void>, onFailure: () => void) => {
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
