import type { Page } from 'playwright/test';
import { readHomeTemplate } from '../../scripts/bake/renderer.ts';
import { violationsInBoth } from '../helpers/axe.ts';
import { expect, test } from '../helpers/browser.ts';

/** The front page: baked at both its addresses, and its template, which stands elsewhere. */
const rows = (page: Page) => page.locator('[data-panel]:not([hidden]) a[data-article]');

/** Answers of a call, changed on their way. */
const change = (page: Page, call: string, edit: (text: string) => string) =>
  page.route(`**/app_if/${call}?**`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: edit(await response.text()) });
  });

/** The template in the place of the baked front page, as on a site that has baked nothing. */
async function useTemplate(page: Page): Promise<void> {
  await page.context().grantPermissions(['local-network-access']);
  const body = (await readHomeTemplate()) ?? '';
  await page.route(
    (url) => url.pathname.endsWith('/home.html'),
    (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }),
  );
}

test('both addresses hold rows that lead to the site’s pages or to a web address', async ({
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
  const row = page.locator('[data-panel] .row-title').first();
  const title = (await row.textContent()) ?? '';
  await row.click();
  await expect(page.locator('h1')).toContainText(title.slice(-8));
});

test('its template opens with the column of its address, empty, failed, and once more', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  await useTemplate(page);
  await page.goto('home.html?columnId=14');
  await expect(rows(page).nth(5)).toBeVisible();
  await expect(page).toHaveTitle('经济 - 霁川日报');
  await expect(page.locator('[data-column="14"]')).toHaveAttribute('aria-current', 'page');
  expect(await violationsInBoth(page)).toEqual([]);
  const columnsOfRoot = '**/app_if/getColumns?*parentColumnId=0*';
  await page.route(columnsOfRoot, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('没有连上网络');
  await page.unroute(columnsOfRoot);
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(rows(page).first()).toBeVisible();
  await page.route('**/app_if/getArticles?**', (route) => route.abort(), { times: 1 });
  await page.locator('[data-column="16"]').click();
  await expect(page.getByRole('alert')).toContainText('没有连上网络');
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(rows(page).first()).toBeVisible();
  let columns: object[] = [];
  await change(page, 'getColumns', (text) =>
    text.replace(/"columns":\[[\s\S]*\]/, `"columns":${JSON.stringify(columns)}`),
  );
  await page.reload();
  await expect(page.getByRole('status')).toContainText('暂无内容');

  // So many that no strip holds them.
  columns = Array.from({ length: 10_000 }, (_, at) => ({
    columnId: at === 1 ? 14 : 50_000 + at,
    columnName: `栏目 ${at}`,
    columnStyle: 0,
  }));
  await page.goto('home.html?columnId=14');
  await expect(rows(page).first()).toBeVisible();
  expect(await page.locator('.tab').count()).toBeLessThan(600);
  await page.locator('[data-column=hot]').click();
  await expect(page.getByRole('button', { name: '24 小时' })).toBeVisible();
});

test('the paper’s link stands there for a valid address alone', async ({ page }) => {
  const paper = page.locator('header [data-t="page.paper"]');
  await useTemplate(page);
  let url = '';
  await change(page, 'getConfig', (text) =>
    text.replace(/"paperUrl":"[^"]*"/, `"paperUrl":"${url}"`),
  );
  for (const address of ['javascript:alert(1)', 'https://paper.example.test/today']) {
    url = address;
    // Opened anew it would be as it was left.
    await (url.startsWith('https') ? page.reload() : page.goto('home.html'));
    await expect(rows(page).first()).toBeVisible();
    await expect(paper).toHaveCount(url.startsWith('https') ? 1 : 0);
  }
  await expect(paper.locator('..')).toHaveAttribute('href', url);
});
