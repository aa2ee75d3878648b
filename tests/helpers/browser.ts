import { type BrowserContext, test as base, expect } from 'playwright/test';

/**
 * What a page must never do unseen: log an error, throw, or break its own policy. A
 * test that provokes one says so first: `problems.allow(/net::ERR_FAILED/)`.
 */
export interface Problems {
  /** Problems that match are part of the test. */
  allow(pattern: RegExp): void;
  /** All that was seen so far, allowed or not. */
  readonly seen: readonly string[];
}

/** Like Playwright's `test`, and fails when a page of the test had a problem. */
export const test = base.extend<{ problems: Problems }>({
  problems: [
    async ({ context }, use) => {
      const seen: string[] = [];
      const allowed: RegExp[] = [];
      await watch(context, seen);
      await use({ allow: (pattern) => allowed.push(pattern), seen });
      const unexpected = seen.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unexpected, 'problems that pages of this test had').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** A page that asks to be told when the browser is idle is told after so long at the latest. */
const IDLE_LIMIT_MS = 300;

async function watch(context: BrowserContext, seen: string[]): Promise<void> {
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    seen.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => seen.push(`uncaught: ${error.error().stack}`));
  await context.exposeBinding('reportViolation', ({ page }, text: string) => {
    seen.push(`policy: ${text} (${page.url()})`);
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const { reportViolation } = window as unknown as {
        reportViolation: (text: string) => void;
      };
      reportViolation(`${effectiveDirective} blocked ${blockedURI}`);
    });
  });
  // The browser without a window forgets now and then that nothing is left to do.
  await context.addInitScript((limitMs) => {
    const wait = window.requestIdleCallback;
    window.requestIdleCallback = (done, options) =>
      wait.call(window, done, { timeout: limitMs, ...options });
  }, IDLE_LIMIT_MS);
}
