import type { Page } from 'playwright/test';
import { cn } from '../../src/i18n/actions/cn.ts';
import { findViolationsInBothThemes } from '../helpers/axe.ts';
import { expect, test } from '../helpers/browser.ts';
import { carousel, carouselPlace, columnTab, HOOK } from '../helpers/locators.ts';
import { showHomeTemplate } from '../helpers/showHomeTemplate.ts';

/** Tests the front page, baked at two addresses, and the template that the baked page replaces. */
const rows = (page: Page) => page.locator('[data-panel]:not([hidden]) a[data-article]');

/** Changes the responses of a call by `edit`. */
const change = (page: Page, call: string, edit: (text: string) => string) =>
  page.route(`**/app_if/${call}?**`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: edit(await response.text()) });
  });

test('both addresses show the same rows, which link to the site’s pages or the web', async ({
  page,
}) => {
  const hrefs: (readonly (string | null)[])[] = [];
  for (const address of ['home.html', 'index.html']) {
    await page.goto(address);
    await expect(page).toHaveTitle('霁川日报');
    hrefs.push(await rows(page).evaluateAll((list) => list.map((row) => row.getAttribute('href'))));
  }
  expect(hrefs[0]?.length).toBeGreaterThan(5);
  expect(hrefs[1]).toEqual(hrefs[0]);
  for (const href of hrefs[0] ?? []) {
    expect(href).toMatch(/^(\/displayTemplate\/news\/\w+(\/\d+){1,2}\.html$|https?:\/\/)/);
  }
  // The carousel shows its position.
  const place = carouselPlace(page);
  await expect(place).toHaveText('1/3');
  // Only the article in view is within reach; arrow keys show the others.
  const slides = carousel(page).getByRole('listitem');
  const link = (at: number) => slides.nth(at).getByRole('link');
  await link(0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(place).toHaveText('2/3');
  await expect(link(1)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(carousel(page).locator(':focus')).toHaveCount(0);
  await carousel(page).evaluate((strip) => {
    strip.scrollTo({ left: strip.clientWidth * 2, behavior: 'instant' });
  });
  await expect(place).toHaveText('3/3');
  expect(
    await slides.evaluateAll((all) => all.map((slide) => (slide as HTMLElement).inert)),
  ).toEqual([true, true, false]);
  const row = page.locator(`[data-panel] ${HOOK.rowTitle}`).first();
  const title = (await row.textContent()) ?? '';
  await row.click();
  await expect(page.locator('h1')).toContainText(title.slice(-8));
});

test('the template opens the column of its address, retries, and shows empty and many', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  await showHomeTemplate(page);
  await page.goto('home.html?columnId=14');
  await expect(rows(page).nth(5)).toBeVisible();
  await expect(page).toHaveTitle('经济 - 霁川日报');
  await expect(page.locator('[data-column="14"]')).toHaveAttribute('aria-current', 'page');
  const columnsOfRoot = '**/app_if/getColumns?*parentColumnId=0*';
  await page.route(columnsOfRoot, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('没有连上网络');
  await page.unroute(columnsOfRoot);
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(rows(page).first()).toBeVisible();
  let columns: object[] = [];
  await change(page, 'getColumns', (text) =>
    text.replace(/"columns":\[[\s\S]*\]/, `"columns":${JSON.stringify(columns)}`),
  );
  await page.reload();
  await expect(page.getByRole('status')).toContainText('暂无内容');

  // The tabs are limited: the strip does not render 10,000 columns.
  columns = Array.from({ length: 10_000 }, (_, at) => ({
    columnId: at === 1 ? 14 : 50_000 + at,
    columnName: `栏目 ${at}`,
    columnStyle: 0,
  }));
  await page.goto('home.html?columnId=14');
  await expect(rows(page).first()).toBeVisible();
  expect(await columnTab(page).count()).toBeLessThan(600);
  await page.locator('[data-column=hot]').click();
  await expect(page.getByRole('button', { name: '24 小时' })).toBeVisible();
});

test('links to the newspaper only with a valid address', async ({ page }) => {
  const paper = page.locator('header [data-t="page.paper"]');
  await showHomeTemplate(page);
  let url = '';
  await change(page, 'getConfig', (text) =>
    text.replace(/"paperUrl":"[^"]*"/, `"paperUrl":"${url}"`),
  );
  for (const address of ['javascript:alert(1)', 'https://paper.example.test/today']) {
    url = address;
    // A reload, because a new visit would restore the previous list.
    await (url.startsWith('https') ? page.reload() : page.goto('home.html'));
    await expect(rows(page).first()).toBeVisible();
    await expect(paper).toHaveCount(url.startsWith('https') ? 1 : 0);
  }
  await expect(paper.locator('..')).toHaveAttribute('href', url);
});

test('readers choose and order the sections, and the strip keeps that from the first paint on', async ({
  page,
}) => {
  const strip = page.getByRole('navigation', { name: '栏目' });
  const names = () =>
    strip
      .getByRole('link')
      .evaluateAll((links) =>
        links.filter((link) => link.getClientRects().length > 0).map((link) => link.textContent),
      );
  await page.goto('home.html');
  const [first = '', second = '', third = '', fourth = '', ...rest] = await names();
  const open = strip.getByRole('button', { name: cn['column.choose'] });
  await open.click();
  const sheet = page.getByRole('dialog', { name: cn['column.choose'] });
  await expect(sheet.getByRole('checkbox', { name: second, exact: true })).toBeChecked();
  // The page opens with the first one: it cannot be moved.
  await expect(sheet.getByRole('checkbox', { name: first, exact: true })).toHaveCount(0);
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await sheet.getByRole('checkbox', { name: second, exact: true }).uncheck();
  const up = sheet.getByRole('button', { name: `上移：${fourth}` });
  await up.press('Enter');
  // The button that has moved keeps the focus.
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('status')).toHaveText(`${fourth}：现在排第 1 位`);
  await expect(up).toBeFocused();
  const chosen = [first, fourth, third, ...rest];
  expect(await names()).toEqual(chosen);

  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await page.reload();
  expect(await names()).toEqual(chosen);
  await showHomeTemplate(page);
  await expect.poll(names).toEqual(chosen);

  await page.goto('home.html');
  await open.click();
  await sheet.getByRole('button', { name: '恢复默认顺序' }).click();
  await expect.poll(names).toEqual([first, second, third, fourth, ...rest]);
});
