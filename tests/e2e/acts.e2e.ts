import type { Page } from 'playwright/test';
import { actionMessages } from '../helpers/actionMessages.ts';
import { expect, test } from '../helpers/browser.ts';
import { HOOK, toast } from '../helpers/locators.ts';
import { logInAsMember } from '../helpers/member.ts';
import { createId, putArticle, readStored, withBaked } from '../helpers/origin.ts';
import { waitUntilStarted } from '../helpers/pageHelpers.ts';

/** Tests likes, favourites and follows: optimistic display, refusal, and restoring on a visit. */
const likes = (page: Page) => page.locator('[data-act=praise]');
const inBar = (page: Page, name: string) => page.locator(`${HOOK.bottomBar} [data-act=${name}]`);
const pressed = (page: Page, name: string) =>
  page
    .locator(`[data-act=${name}]`)
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-pressed')));

async function withArticle(
  page: Page,
  use: (address: string, id: number) => Promise<void>,
  article: Parameters<typeof putArticle>[1] = {},
): Promise<void> {
  const id = createId();
  const address = await putArticle(id, { praises: 0, ...article });
  await withBaked(address, async () => {
    await page.goto(address);
    await waitUntilStarted(page);
    await use(address, id);
  });
}

/** Makes the server refuse every such call of the page. */
const refuse = (page: Page, call: string) =>
  page.route(`**/${call}`, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { status: 7, message: '已达上限', data: {} },
    }),
  );

test.describe('a like', () => {
  test('updates every button, count and tab, is shown on the next visit, and is undone by a tap or a refusal', async ({
    page,
    context,
  }) => {
    await withArticle(page, async (address, id) => {
      await expect(likes(page)).toHaveCount(2);
      await inBar(page, 'praise').tap();
      await expect.poll(() => pressed(page, 'praise')).toEqual(['true', 'true']);
      await expect(page.locator('[data-n=praises]')).toHaveText(['1', '1']);
      await expect.poll(async () => (await readStored(id)).praises.length).toBe(1);

      await page.reload();
      await expect.poll(() => pressed(page, 'praise')).toEqual(['true', 'true']);
      await expect(page.locator('[data-n=praises]')).toHaveText(['1', '1']);
      // The template shows it as well.
      const [, columnId] = address.split('/');
      const other = await context.newPage();
      await other.goto(`newsDetail.html?columnId=${columnId}&id=${id}`);
      await expect.poll(() => pressed(other, 'praise')).toEqual(['true', 'true']);

      await waitUntilStarted(page);
      await inBar(page, 'praise').tap();
      for (const tab of [page, other]) {
        await expect.poll(() => pressed(tab, 'praise')).toEqual(['false', 'false']);
      }
      await expect(page.locator('[data-n=praises]')).toHaveText(['', '']);
      await expect.poll(async () => (await readStored(id)).praises.length).toBe(0);

      await expect(inBar(page, 'praise')).not.toHaveAttribute('aria-busy', 'true');
      await refuse(page, 'detailAddPraise');
      await inBar(page, 'praise').tap();
      await expect(toast(page)).toContainText('已达上限');
      expect(await pressed(page, 'praise')).toEqual(['false', 'false']);
      await expect(page.locator('[data-n=praises]')).toHaveText(['', '']);
    });
  });

  test('that the server already has shows a message and is not counted twice', {
    tag: '@sweep',
  }, async ({ page }) => {
    await withArticle(page, async (address, id) => {
      await inBar(page, 'praise').tap();
      await expect.poll(async () => (await readStored(id)).praises.length).toBe(1);
      await expect(inBar(page, 'praise')).not.toHaveAttribute('aria-busy', 'true');
      // Removes the device's record of its own likes.
      await page.evaluate(() => localStorage.removeItem('xy_done'));
      await page.goto(address);
      await waitUntilStarted(page);
      await expect(inBar(page, 'praise').locator('[data-n]')).toHaveText('1');
      await inBar(page, 'praise').tap();
      await expect(toast(page)).toHaveText(actionMessages.cn['write.liked']);
      await expect(inBar(page, 'praise').locator('[data-n]')).toHaveText('1');
      expect(await pressed(page, 'praise')).toEqual(['true', 'true']);
    });
  });
});

test.describe('a favourite', () => {
  test('without a login stays on the device, is shown on the next visit, and can be undone', async ({
    page,
  }) => {
    await withArticle(page, async (address, id) => {
      await inBar(page, 'fav').tap();
      await expect(toast(page)).toHaveText(actionMessages.cn['write.favHere']);
      await expect.poll(() => pressed(page, 'fav')).toEqual(['true', 'true']);
      await page.goto(address);
      await expect.poll(() => pressed(page, 'fav')).toEqual(['true', 'true']);
      await inBar(page, 'fav').tap();
      await expect.poll(() => pressed(page, 'fav')).toEqual(['false', 'false']);
      expect((await readStored(id)).favs).toEqual([]);
    });
  });

  test('is stored once for a double tap, shown on the next visit, and undone by a tap or a refusal', async ({
    page,
  }) => {
    await logInAsMember(page);
    await withArticle(page, async (address, id) => {
      await inBar(page, 'fav').evaluate((button: HTMLElement) => {
        button.click();
        button.click();
      });
      await expect.poll(async () => (await readStored(id)).favs.length).toBe(1);
      expect(await pressed(page, 'fav')).toEqual(['true', 'true']);
      await page.goto(address);
      await expect.poll(() => pressed(page, 'fav')).toEqual(['true', 'true']);
      await inBar(page, 'fav').tap();
      await expect.poll(async () => (await readStored(id)).favs.length).toBe(0);
      expect(await pressed(page, 'fav')).toEqual(['false', 'false']);
      await expect(inBar(page, 'fav')).not.toHaveAttribute('aria-busy', 'true');
      await refuse(page, 'fav');
      await inBar(page, 'fav').tap();
      await expect(toast(page)).toContainText('已达上限');
      expect(await pressed(page, 'fav')).toEqual(['false', 'false']);
    });
  });

  test('that was made on another device is shown', { tag: '@sweep' }, async ({ page }) => {
    await logInAsMember(page);
    await withArticle(page, async (address, id) => {
      await inBar(page, 'fav').tap();
      await expect.poll(async () => (await readStored(id)).favs.length).toBe(1);
      await page.evaluate(() => localStorage.removeItem('xy_done'));
      await page.goto(address);
      await expect.poll(() => pressed(page, 'fav')).toEqual(['true', 'true']);
    });
  });
});

test('following a reporter is stored for this member only, and can be undone', async ({ page }) => {
  const member = await logInAsMember(page);
  const article = { reporters: [11, 12], showReporterCard: true };
  await withArticle(
    page,
    async (address, id) => {
      const buttons = page.locator('[data-act=follow]');
      const followed = async () =>
        (await readStored(id)).follows.filter((follow) =>
          [member.uid, member.userId].includes(String((follow as { userId: number }).userId)),
        ).length;
      const before = await followed();
      await buttons.first().tap();
      await expect(buttons.first()).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(followed).toBe(before + 1);
      await page.goto(address);
      await expect(buttons.first()).toHaveAttribute('aria-pressed', 'true');
      await buttons.first().tap();
      await expect(buttons.first()).toHaveAttribute('aria-pressed', 'false');
      await expect.poll(followed).toBe(before);
    },
    article,
  );
});
