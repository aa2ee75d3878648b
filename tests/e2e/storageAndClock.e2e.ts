import type { Page } from 'playwright/test';
import { actionMessages } from '../helpers/actionMessages.ts';
import { expect, test } from '../helpers/gatedTest.ts';
import { articleBody, bottomBar, floatingButtons, HOOK, toast } from '../helpers/locators.ts';
import { waitUntilStarted } from '../helpers/pageHelpers.ts';

/** Tests devices whose storage is full or denied, and whose clock is wrong. */
const ARTICLE = 'newsDetail/12/345.html';
const YEAR_MS = 365 * 86_400_000;

test.beforeEach(({ problems }) =>
  problems.allow(/Failed to load resource|net::ERR|Failed to fetch/),
);

const text = (page: Page) => articleBody(page).locator('p').first();

for (const [what, deny] of [
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
  [
    'denied',
    () => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
      Object.defineProperty(window, 'indexedDB', { value: undefined });
      Object.defineProperty(window, 'caches', { value: undefined });
    },
  ],
] as const) {
  const tag = what === 'full' ? undefined : '@sweep';
  test(`where the storage is ${what}, an article is read, and a favourite is refused in words`, {
    tag,
  }, async ({ page }) => {
    await page.addInitScript(deny);
    await page.goto(ARTICLE);
    await waitUntilStarted(page);
    await expect(text(page)).toBeVisible();
    const favourite = bottomBar(page).locator('[data-act=fav]');
    await favourite.click();
    await expect(toast(page)).toHaveText(actionMessages.cn['write.favFull']);
    await expect(favourite).toHaveAttribute('aria-pressed', 'false');
    await expect(favourite).not.toHaveAttribute('aria-busy', 'true');
  });
}

test.describe('kept pages', () => {
  test.use({ serviceWorkers: 'allow' });

  const hasKept = (page: Page, address: string): Promise<boolean> =>
    page.evaluate(async (url) => {
      const name = (await caches.keys()).find((key) => key.startsWith('xy-read'));
      return name !== undefined && (await (await caches.open(name)).match(url)) !== undefined;
    }, address);

  /** Uses a page until it is kept and the worker answers for it. */
  async function readPage(page: Page, address: string): Promise<void> {
    await page.goto(address);
    await expect(async () => {
      await page.mouse.move(5, 5);
      await page.mouse.move(150, 300, { steps: 3 });
      expect(await hasKept(page, address)).toBe(true);
    }).toPass();
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
      .toBe(true);
  }

  test('open where the worker has no database', { tag: '@sweep' }, async ({ page, site, home }) => {
    site.replace = (path, body) =>
      path.endsWith('/worker.js')
        ? Buffer.from(`Object.defineProperty(self,'indexedDB',{value:undefined});${body}`)
        : body;
    await readPage(page, home + ARTICLE);
    await page.reload();
    await waitUntilStarted(page);
    site.mode = 'closed';
    await page.reload();
    await expect(text(page)).toBeVisible();
    await expect(floatingButtons(page)).toBeAttached();
  });

  for (const [what, years, options] of [
    ['ahead', 2, {}],
    ['back', -2, { tag: '@sweep' }],
  ] as const) {
    test(
      `stay when the clock jumps two years ${what}, and name the year`,
      options,
      async ({ page, site, home }) => {
        await readPage(page, home + ARTICLE);
        const now = Date.now();
        await page.clock.setSystemTime(now + years * YEAR_MS);
        await page.goto(home + ARTICLE);
        await waitUntilStarted(page);
        // The article's own time comes from the server.
        await expect(page.locator('article time').first()).toContainText('2026');
        await page.mouse.move(10, 10);
        site.mode = 'closed';
        await page.goto(home + ARTICLE);
        await expect(text(page)).toBeVisible();
        await expect(page.locator(HOOK.keptLine)).toContainText(`${new Date(now).getFullYear()}`);
        await page.goto(`${home}newsDetail/12/346.html`);
        await expect(page.getByRole('link')).not.toHaveCount(0);
      },
    );
  }
});
