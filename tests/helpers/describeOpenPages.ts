import type { Browser, Page } from 'playwright/test';

/** The start of a page is enough to know it; a long list would hide the other pages. */
const SHOWN_MAX = 4_000;
/** A page that computes without an end does not answer. */
const LIMIT_MS = 5_000;

/** Returns the address of every open page of a browser and what it shows to a screen reader. */
export async function describeOpenPages(browser: Browser): Promise<string> {
  const pages = browser.contexts().flatMap((context) => context.pages());
  const texts = await Promise.all(pages.map(describePage));
  return texts.join('\n');
}

async function describePage(page: Page): Promise<string> {
  const shown = await page
    .locator('html')
    .ariaSnapshot({ timeout: LIMIT_MS })
    .catch((error: Error) => `no answer: ${error.message}`);
  return `${page.url()}\n${shown.slice(0, SHOWN_MAX)}`;
}
