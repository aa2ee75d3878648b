import { type BrowserContext, test as base, expect } from 'playwright/test';
import { scaleLimit } from '../../scripts/test/pace.ts';
import { TIMEOUT_MS } from '../../src/api/timeouts.ts';
import { ATTEMPT_LIMIT_MS } from '../../src/model/outbox/outboxTypes.ts';
import { describeOpenPages } from './describeOpenPages.ts';

/**
 * Logged errors (the browser logs violations of the content security policy, too) and uncaught
 * errors. A test that causes one allows it before: `problems.allow(/net::ERR_FAILED/)`.
 */
export interface Problems {
  /** Problems that match are part of the test. */
  allow(pattern: RegExp): void;
  /** All problems so far, allowed or not. */
  readonly seen: readonly string[];
}

/**
 * Like Playwright's `test`, and fails when a page of the test had a problem. A failed test prints
 * what its pages showed: the log is all that is left of a run on another machine. Pages are those of a browser
 * without speculation rules, unless the test uses `speculates`.
 */
export const test = base.extend<{ problems: Problems; speculates: boolean }>({
  speculates: [false, { option: true }],
  problems: [
    async ({ browser, context, speculates }, use, { errors, title }) => {
      const seen: string[] = [];
      const allowed: RegExp[] = [];
      await watch(context, seen);
      // Playwright can neither answer the requests of speculation rules nor watch the pages that they prerender.
      if (!speculates) {
        await context.addInitScript(() => Reflect.deleteProperty(HTMLScriptElement, 'supports'));
      }
      await use({ allow: (pattern) => allowed.push(pattern), seen });
      if (errors.length > 0) {
        console.log(`\nfailed: ${title}\n${await describeOpenPages(browser)}\n${seen.join('\n')}`);
      }
      const unexpected = seen.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unexpected, 'problems that pages of this test had').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Upper limit of every `requestIdleCallback`, in place of the product's (src/host/whenIdle.ts). */
const IDLE_LIMIT_MS = 300;

/**
 * Limit of a call. Tests hold answers until they have looked at the page, which takes long on a slow
 * machine. The limit of an attempt to write stays longer.
 */
const CALL_LIMIT_MS = Math.min(scaleLimit(TIMEOUT_MS.short), ATTEMPT_LIMIT_MS - 1_000);

async function watch(context: BrowserContext, seen: string[]): Promise<void> {
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    seen.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (problem) => {
    const { stack, name, message } = problem.error();
    // An error of the browser's own, such as an ended request, has no stack.
    seen.push(`uncaught: ${stack || `${name}: ${message}`}`);
  });
  // The headless browser sometimes does not report that it is idle, and tests wait until the network
  // is quiet for 500 ms.
  await context.addInitScript((limitMs) => {
    const wait = window.requestIdleCallback;
    window.requestIdleCallback = (done, options) =>
      wait.call(window, done, { ...options, timeout: limitMs });
  }, IDLE_LIMIT_MS);
  // A page's clock (`page.clock`) brings timers of its own, which keep the product's limit.
  await context.addInitScript(
    ([limitMs, scaledMs]) => {
      window.setTimeout = new Proxy(window.setTimeout, {
        apply: (wait, self, [done, ms, ...rest]) =>
          Reflect.apply(wait, self, [done, ms === limitMs ? scaledMs : ms, ...rest]),
      });
    },
    [TIMEOUT_MS.short, CALL_LIMIT_MS] as const,
  );
}
