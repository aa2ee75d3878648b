import { useRef, useState } from 'react';

export interface Once {
  readonly busy: boolean;
  /** Does `work` unless something is under way; `onFailure` hears that it broke. */
  readonly run: (work: () => Promise<void>, onFailure: () => void) => Promise<void>;
}

/** One thing at a time, however often it is asked for: two taps in one frame are one. */
export function useOnce(): Once {
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
