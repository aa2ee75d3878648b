/** Work that is repeated. */
export type Repeated = ReturnType<typeof repeat>;

/** Work that failed is tried again after this time. */
const RETRY_MS = 10_000;

/**
 * Repeats work: it begins `everyMs` after its last end, sooner after a failure, never twice at the same
 * time; 0: only when asked.
 */
export function repeat(
  run: () => Promise<void>,
  everyMs: number,
  onError: (error: unknown) => void,
) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let isStopped = false;

  function wait(afterMs: number): void {
    if (!isStopped && afterMs > 0) timer = setTimeout(begin, afterMs);
  }

  function begin(): void {
    clearTimeout(timer);
    if (isStopped) return;
    if (running) {
      isAskedAgain = true;
      return;
    }
    running = run()
      .then(
        () => everyMs,
        (error: unknown) => {
          onError(error);
          return everyMs > 0 ? Math.min(RETRY_MS, everyMs) : RETRY_MS;
        },
      )
      .then((afterMs) => {
        running = null;
        const again = isAskedAgain;
        isAskedAgain = false;
        if (again) begin();
        else wait(afterMs);
      });
  }

  wait(everyMs);
  return {
    /** Begins now, or again when the current turn ends. */
    now: begin,
    /** Resolves when the current turn has ended; no other begins. */
    stop: async (): Promise<void> => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
