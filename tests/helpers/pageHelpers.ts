import { expect, type Locator, type Page } from 'playwright/test';
import { WRITE_PREFIX } from '../../src/model/outbox/writeStore.ts';
import { floatingButtons } from './locators.ts';

/** Returns the text of an element with whitespace collapsed. */
export async function textOf(locator: Locator): Promise<string> {
  return ((await locator.textContent()) ?? '').replace(/\s+/g, ' ').trim();
}

/** Waits until the deferred module has run, which adds the floating buttons. */
export async function waitUntilStarted(page: Page): Promise<void> {
  await floatingButtons(page).waitFor({ state: 'attached' });
}

/** A busy machine needs less to pause a clock. */
const PAUSE_WITHIN_MS = 5_000;

/** Stops the clock of the page, so that no limit of time passes on a busy machine. */
export async function stopLimits(page: Page): Promise<void> {
  await page.clock.install({ time: Date.now() });
  await pauseClock(page);
}

/** Pauses the clock of a page that is open. */
export async function pauseClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  // The clock runs until it is paused, and it cannot be paused in its past.
  await page.clock.pauseAt(now + PAUSE_WITHIN_MS);
}

/**
 * Removes a limit of time from pages that are opened later: timers of this length never end. A busy machine
 * reaches the limit before what the page waits for.
 */
export const removeLimit = (page: Page, limitMs: number): Promise<unknown> =>
  page.addInitScript((limit) => {
    const later = window.setTimeout;
    window.setTimeout = ((run: () => void, delay?: number, ...rest: unknown[]) =>
      delay === limit ? 0 : later(run, delay, ...rest)) as typeof setTimeout;
  }, limitMs);

/** Scrolls to the end of the page at once. */
export const scrollToEnd = (page: Page): Promise<void> =>
  page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

/** Scrolls down beyond a place and back up to it, which shows the floating buttons. */
export async function scrollBackTo(page: Page, top: number): Promise<void> {
  const scroll = (y: number) =>
    page.evaluate(async (to) => {
      scrollTo(0, to);
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    }, y);
  await scroll(top + 100);
  // They are loaded with the first scroll.
  await floatingButtons(page).locator('button').first().waitFor({ state: 'attached' });
  await scroll(top);
}

/** Brings each island that waits until it is near into view, and waits until all are hydrated. */
export async function hydrateIslands(page: Page, waiting = 'astro-island[ssr]'): Promise<void> {
  const islands = page.locator(waiting);
  await expect(async () => {
    await islands.evaluateAll((found) => {
      for (const island of found) island.querySelector('section,div,p')?.scrollIntoView();
    });
    await expect(islands).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

/** Scrolls to the end in steps, so that every element that waits for visibility becomes visible. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    /** Resolves after all intersection observers of the page have been notified. */
    const observersNotified = () =>
      new Promise<void>((done) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          done();
        });
        observer.observe(document.documentElement);
      });
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await frame();
      await observersNotified();
    }
    scrollTo(0, document.documentElement.scrollHeight);
    await frame();
  });
}

/**
 * Reads every row of a list while scrolling from its start to its end, because rows far from
 * the viewport are not in the document. `read` runs in the page on the rows that are in the
 * document; equal results are returned once.
 */
export async function collectRows<T>(
  rows: Locator,
  read: (list: readonly Element[]) => T[],
): Promise<readonly T[]> {
  const page = rows.page();
  const found = new Map<string, T>();
  await page.evaluate(() => scrollTo(0, 0));
  for (let isAtEnd = false; !isAtEnd; ) {
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await page.waitForFunction(hasNoEmptyChunkInView);
    for (const row of await rows.evaluateAll(read)) found.set(JSON.stringify(row), row);
    isAtEnd = await page.evaluate(() => {
      const before = scrollY;
      scrollBy({ top: innerHeight / 2, behavior: 'instant' as ScrollBehavior });
      return scrollY === before;
    });
  }
  return [...found.values()];
}

/** Runs in the page: rows in view may be rendered some frames later (islands/list/ListChunk.tsx). */
const hasNoEmptyChunkInView = (): boolean =>
  Array.from(document.querySelectorAll('section:empty')).every((chunk) => {
    const { top, bottom, height } = chunk.getBoundingClientRect();
    return height === 0 || bottom <= 0 || top >= innerHeight;
  });

/** Returns how many writes the outbox of the page still has to send. */
export const countWaitingWrites = (page: Page): Promise<number> =>
  page.evaluate(
    (prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)).length,
    WRITE_PREFIX,
  );

const QUIET_MS = 500;

/** Waits until the page has started no request for half a second. */
export function waitUntilQuiet(page: Page): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      page.off('request', again);
      resolve();
    };
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(end, QUIET_MS);
    };
    let timer = setTimeout(end, QUIET_MS);
    page.on('request', again);
  });
}

/** Counts the documents that the page loads from now on. */
export function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('domcontentloaded', () => {
    documents += 1;
  });
  return () => documents;
}
