/**
 * Longest wait for an idle browser, in ms. A page that always has work, as one with a running video
 * on a slow phone, is never reported as idle.
 */
const IDLE_LIMIT_MS = 1_000;

/**
 * Runs something when the browser is idle, at the latest after the limit. Safari has no idle
 * callbacks: there it runs in the next task, because `setTimeout` takes the options for no delay. In
 * short, because the inline script of every page contains it.
 */
export const whenIdle = (run: () => void): void => {
  const schedule: (run: () => void, options: IdleRequestOptions) => void =
    window.requestIdleCallback || setTimeout;
  schedule(run, { timeout: IDLE_LIMIT_MS });
};
