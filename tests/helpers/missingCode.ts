import type { Browser, BrowserContext, Page } from 'playwright/test';
import { scaleLimit } from '../../scripts/test/pace.ts';
import { SLOW_CHUNK_MS } from '../../src/host/chunkEvents.ts';
import type { BrokenFiles } from './chunks.ts';
import { logInAsMember } from './member.ts';

/** Cases side by side in one browser. */
const PAGES_AT_ONCE = 3;
export const STEP_MS = 2_000;
/** How long a busy machine may take for what needs no limit. */
export const BUSY_MACHINE_MS = scaleLimit(60_000);
/** Enough for four limits, one after the other. */
const STEPS = (4 * SLOW_CHUNK_MS) / STEP_MS;

/**
 * The page has reloaded before, also at addresses that it sets later, so that a failure is final at
 * once (deploy.e2e.ts has the reload).
 */
const markReloaded = (): void => {
  const mark = () => sessionStorage.setItem('reloaded', location.pathname);
  mark();
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name];
    history[name] = function (...args) {
      change.apply(this, args);
      mark();
    };
  }
};

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A page of a browser of its own: the clock is one for all pages of a browser. */
export interface Visit {
  readonly page: Page;
  readonly end: () => Promise<void>;
}

/** Runs in the page from its start: keeps how many words about lost taps were shown in it. */
const noteWords = (): void => {
  const page = window as { words?: number };
  page.words = 0;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        const isWord =
          node instanceof Element && node.matches('body > [role=alert], body > p[role=status]');
        if (isWord) page.words = (page.words ?? 0) + 1;
      }
    }
  }).observe(document, { childList: true, subtree: true });
};
/** Returns how many messages about lost taps the page has shown; runs in the page. */
export const countWords = (): number => (window as { words?: number }).words ?? 0;

/** Opens an empty page whose clock the test moves and that does not reload itself. */
export async function openPage(browser: Browser, storageState?: StorageState): Promise<Visit> {
  const context = await browser.newContext({
    storageState,
    // The front page's template is answered by the test, and asks a server of this machine.
    permissions: ['local-network-access'],
  });
  await context.clock.install();
  await context.addInitScript(markReloaded);
  await context.addInitScript(noteWords);
  const page = await context.newPage();
  page.setDefaultTimeout(BUSY_MACHINE_MS);
  return { page, end: () => context.close() };
}

/** Runs the cases, some at a time, and returns what went wrong in them. */
export async function runCases<T>(
  open: () => Promise<Visit>,
  cases: readonly T[],
  run: (page: Page, one: T) => Promise<string | null>,
): Promise<readonly string[]> {
  const waiting = [...cases];
  const wrong: string[] = [];
  const work = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      const { page, end } = await open();
      const problem = await run(page, one).catch((error: Error) => error.message);
      if (problem) wrong.push(`${JSON.stringify(one)}: ${problem}`);
      await end();
    }
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work));
  return wrong.sort();
}

/** Something that matches can be seen. */
export const seen = (page: Page, selector: string) =>
  page.locator(selector).filter({ visible: true });
export const isSeen = async (page: Page, selector: string): Promise<boolean> =>
  (await seen(page, selector).count()) > 0;

/**
 * Lets the limits pass in steps until `isDone`. Time passes only while the page waits for nothing
 * but the files that hang: on a busy machine it would end calls whose answers are on their way.
 */
export async function passTime(
  page: Page,
  broken: BrokenFiles,
  isDone: () => Promise<boolean>,
): Promise<boolean> {
  for (let step = 0; step < STEPS; step += 1) {
    await broken.waitForOthers();
    if (await isDone()) return true;
    await page.clock.fastForward(STEP_MS);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  return isDone();
}

/** Returns the stored data of a browser in which a new member is logged in. */
export async function loginState(page: Page): Promise<StorageState> {
  await logInAsMember(page);
  return page.context().storageState();
}
