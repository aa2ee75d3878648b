import type { Page } from 'playwright/test';
import { actionMessages } from '../helpers/actionMessages.ts';
import { expect, test } from '../helpers/browser.ts';
import { bottomBar, toast } from '../helpers/locators.ts';
import { createId, injectFault, putArticle, readStored, withBaked } from '../helpers/origin.ts';
import { countWaitingWrites, waitUntilStarted } from '../helpers/pageHelpers.ts';

/** Writes that survive: offline, over a reload, in two tabs, without storage. */
const like = (page: Page) => bottomBar(page).locator('[data-act=praise]');
const praises = async (id: number): Promise<number> => (await readStored(id)).praises.length;

let count = 0;
async function withArticle(use: (address: string, id: number) => Promise<void>): Promise<void> {
  count += 1;
  const id = createId() + count;
  const address = await putArticle(id, { praises: 0 });
  await withBaked(address, () => use(address, id));
}

/** Opens the page and likes twice, so that all code of a like is loaded. */
async function openReady(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilStarted(page);
  for (const pressed of ['true', 'false']) {
    await like(page).tap();
    // The browser makes a click of a touch later: the button may not be busy yet.
    await expect(like(page)).toHaveAttribute('aria-pressed', pressed);
    await expect(like(page)).not.toHaveAttribute('aria-busy', 'true');
  }
  await expect.poll(() => countWaitingWrites(page)).toBe(0);
}

test('a like without a network is kept, reported as kept, and sent when online or by the next page', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  await withArticle(async (address, id) => {
    await openReady(page, address);
    await context.setOffline(true);
    await like(page).tap();
    await expect(toast(page)).toHaveText(actionMessages.cn['write.kept']);
    await expect(like(page)).toHaveAttribute('aria-pressed', 'true');
    expect(await countWaitingWrites(page)).toBe(1);
    await context.setOffline(false);
    await expect(toast(page)).toHaveText(actionMessages.cn['write.sent']);
    expect(await praises(id)).toBe(1);
    expect(await countWaitingWrites(page)).toBe(0);

    // A page that is closed leaves its write to the next one.
    await context.setOffline(true);
    await like(page).tap();
    await expect(toast(page)).toHaveText(actionMessages.cn['write.kept']);
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto('home.html');
    await expect.poll(() => praises(id)).toBe(0);
    await expect.poll(() => countWaitingWrites(next)).toBe(0);
  });
});

for (const [kind, what, details] of [
  ['half', 'is cut off', {}],
  ['drop', 'never comes', { tag: '@sweep' }],
  ['html', 'is a proxy’s', { tag: '@sweep' }],
] as const) {
  test(
    `a like whose answer ${what} is sent again and stored once`,
    details,
    async ({ page, problems }) => {
      problems.allow(/Failed to load resource/);
      await withArticle(async (address, id) => {
        await openReady(page, address);
        let attempts = 0;
        // The address does not name the article: the fault would hit a like of another test.
        await page.route('**/detailAddPraise', (route) => {
          attempts += 1;
          return route.continue({ url: `${route.request().url()}?test=${id}` });
        });
        await injectFault({ path: `/detailAddPraise\\?test=${id}$`, kind, times: 1 });
        await like(page).tap();
        await expect.poll(() => countWaitingWrites(page)).toBe(0);
        await expect(like(page)).toHaveAttribute('aria-pressed', 'true');
        expect(await praises(id)).toBe(1);
        // The browser itself sends some requests again whose connection was closed.
        expect(attempts).toBeGreaterThan(0);
      });
    },
  );
}

test('likes at the same time in two tabs are stored as one', { tag: '@sweep' }, async ({
  page,
  context,
}) => {
  await withArticle(async (address, id) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(address);
      await waitUntilStarted(tab);
    }
    await Promise.all(
      [page, other].map((tab) =>
        tab.evaluate(() => {
          document.querySelector<HTMLElement>('footer [data-act=praise]')?.click();
        }),
      ),
    );
    await expect.poll(() => countWaitingWrites(page)).toBe(0);
    for (const tab of [page, other]) {
      await expect(like(tab)).toHaveAttribute('aria-pressed', 'true');
      await expect(like(tab)).not.toHaveAttribute('aria-busy', 'true');
    }
    expect(await praises(id)).toBe(1);
  });
});

test.describe('with blocked storage', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }),
  );

  test('a like is stored once', async ({ page }) => {
    await withArticle(async (address, id) => {
      await page.goto(address, { waitUntil: 'commit' });
      await like(page).tap();
      await expect(like(page)).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(() => praises(id)).toBe(1);
    });
  });

  test('a kept like is lost when the page closes, and a toast warns of it', {
    tag: '@sweep',
  }, async ({ page, context, problems }) => {
    problems.allow(/Failed to load resource/);
    await withArticle(async (address, id) => {
      await page.goto(address);
      await waitUntilStarted(page);
      for (const stored of [1, 0]) {
        await like(page).tap();
        await expect.poll(() => praises(id)).toBe(stored);
        await expect(like(page)).not.toHaveAttribute('aria-busy', 'true');
      }
      await context.setOffline(true);
      await like(page).tap();
      await expect(toast(page)).toHaveText(actionMessages.cn['write.keptHere']);
      await context.setOffline(false);
      await expect.poll(() => praises(id)).toBe(1);
    });
  });
});
