import type { BrowserContext, Page } from 'playwright/test';
import { slowDown, speedUp } from '../../scripts/bench/slowDown.ts';
import { expect, test } from '../helpers/gatedTest.ts';
import { bottomBar } from '../helpers/locators.ts';
import { createId, putArticle, readStored, withBaked } from '../helpers/origin.ts';
import { countWaitingWrites } from '../helpers/pageHelpers.ts';

/** Tests taps before any file but the document itself has loaded. */
const READERS = 2;
test.use({ viewport: { width: 412, height: 823 } });

interface FirstTap {
  /** Number of scripts that had loaded when the button became pressed. */
  readonly scripts: number;
  readonly count: string;
}

/** Runs in the page from its start: records the loaded scripts when the like first shows. */
function noteLike(): void {
  new MutationObserver(() => {
    const button = document.querySelector('footer [data-act=praise][aria-pressed=true]');
    if (!button || 'firstTap' in window) return;
    const files = performance.getEntriesByType('resource');
    const scripts = files.filter(({ name }) => name.endsWith('.js')).length;
    // The count changes later in the same task.
    queueMicrotask(() =>
      Object.assign(window, {
        firstTap: { scripts, count: button.querySelector('[data-n]')?.textContent },
      }),
    );
  }).observe(document, { attributes: true, childList: true, subtree: true });
}

/**
 * Taps the like in the first frame that shows it completely: a command of the test would be
 * slower. While the document loads, the button may exist without its count.
 */
function tapAtOnce(): void {
  const tap = () => {
    const like = document.querySelector<HTMLElement>('footer [data-act=praise]:has([data-n])');
    if (like && like.getBoundingClientRect().width > 0) like.click();
    else requestAnimationFrame(tap);
  };
  requestAnimationFrame(tap);
}

async function openAndTap(page: Page, address: string): Promise<FirstTap> {
  await page.addInitScript(noteLike);
  await page.addInitScript(tapAtOnce);
  const session = await slowDown(page);
  await page.goto(address, { waitUntil: 'commit' });
  const noted = await page.waitForFunction(() => (window as { firstTap?: FirstTap }).firstTap);
  const tap = (await noted.jsonValue()) as FirstTap;
  // The rest of the test is fast.
  await speedUp(session);
  return tap;
}

test(`stores the likes of ${READERS} readers, and shows it before any script loads`, async ({
  browser,
}) => {
  const id = createId();
  const address = await putArticle(id, { praises: 0 });
  await withBaked(address, async () => {
    const shown: FirstTap[] = [];
    const readers: BrowserContext[] = [];
    const tapOnce = async (_: unknown, run: number) => {
      const reader = await browser.newContext();
      readers.push(reader);
      const page = await reader.newPage();
      shown.push(await openAndTap(page, address));
      // Every second page is closed at once.
      if (run % 2) await page.close();
    };
    // The readers wait for the throttled network most of the time, so they come at once.
    await Promise.all(Array.from({ length: READERS }, tapOnce));
    expect(shown).toEqual(Array(READERS).fill({ scripts: 0, count: '1' }));
    for (const reader of readers) {
      // A write that a closed page did not send is sent by the next page.
      if (reader.pages().length === 0) await (await reader.newPage()).goto('home.html');
    }
    await expect
      .poll(async () => (await readStored(id)).praises.length, { timeout: 60_000 })
      .toBe(READERS);
    await Promise.all(readers.map((reader) => reader.close()));
  });
});

test('a like that is undone before any script loads is not stored, and other controls act later', {
  tag: '@sweep',
}, async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const id = createId();
  const address = await putArticle(id, { praises: 0 });
  await withBaked(address, async () => {
    await page.route(/\/_astro\/.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    const like = bottomBar(page).locator('[data-act=praise]');
    await like.evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await expect(like.locator('[data-n]')).toHaveText('');
    expect(await countWaitingWrites(page)).toBe(2);
    const share = bottomBar(page).locator('[data-act=share]');
    await share.click();
    await expect(share).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(share).not.toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => countWaitingWrites(page)).toBe(0);
    expect((await readStored(id)).praises).toEqual([]);
  });
});

test('a tap while the document arrives acts when the document is complete', async ({
  page,
  site,
  home,
}) => {
  // The end of the document names the code.
  site.heldFrom = '<script type="defer"';
  await page.goto(`${home}newsDetail/12/345.html`, { waitUntil: 'commit' });
  const share = bottomBar(page).locator('[data-act=share]');
  await share.tap();
  await expect(share).toHaveAttribute('aria-busy', 'true');
  site.release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a tap between the last scripts of a document loads all of them', { tag: '@sweep' }, async ({
  page,
  site,
  home,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  // The scripts of the page itself follow those of every page.
  site.heldFrom = '</body>';
  await page.goto(`${home}home.html`, { waitUntil: 'commit' });
  const late = page.locator('script[type=defer]');
  await expect(late).toHaveCount(1);
  await page.locator('[data-act]:visible').first().tap();
  site.release();
  await expect(late).toHaveCount(2);
  const named = await late.evaluateAll((scripts) =>
    scripts.map((script) => (script as HTMLScriptElement).src),
  );
  await expect.poll(() => asked).toEqual(expect.arrayContaining(named));
});

test('a tap loads the code before the page has finished loading', { tag: '@sweep' }, async ({
  page,
}) => {
  const id = createId();
  const address = await putArticle(id, { praises: 0 });
  await withBaked(address, async () => {
    // This image never loads, so that the page does not finish loading.
    await page.route('**/never.png', () => {});
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        new Image().src = 'never.png';
      });
    });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push(request.url());
    });
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    expect(asked).toEqual([]);
    await bottomBar(page).locator('[data-act=praise]').tap();
    await expect.poll(async () => (await readStored(id)).praises.length).toBe(1);
  });
});
