import { expect, test } from '../helpers/browser.ts';

/** Tests addresses of earlier versions of the site, and invalid addresses. */

test('addresses of earlier versions redirect to their article', async ({ page }) => {
  for (const [old, now, title] of [
    [
      'index.html#/newsDetail/345/0?isShare=true',
      'newsDetail/12/345.html?isShare=true',
      '穿过十七条河的铁路',
    ],
    ['home.html#/newsDetail/346', 'newsDetail/12/346.html', '全省秋粮'],
    [
      'index.html?theme=dark#/newsDetail/345/12?fontSize=42',
      'newsDetail/12/345.html?theme=dark&fontSize=42',
      '穿过十七条河的铁路',
    ],
    ['index.html#/paperDetail/7001/23', 'newsDetail/23/7001.html?szb=1', '最后一对长轨今晨落槽'],
  ] as const) {
    // Another hash of an open page loads nothing.
    await page.goto('about:blank');
    await page.goto(old);
    await expect(page.locator('h1'), old).toContainText(title);
    const { pathname, searchParams } = new URL(page.url());
    // With some flags the baked page redirects to the template.
    const wanted = new URL(now, 'http://reader.example.test/');
    for (const [name, value] of wanted.searchParams) expect(searchParams.get(name)).toBe(value);
    if (!now.includes('szb')) expect(pathname.endsWith(wanted.pathname), old).toBe(true);
    await expect(page.locator('html')).toHaveAttribute('data-route', 'newsDetail');
  }
});

test('addresses without a page redirect to the front page, and so does the base', async ({
  page,
}) => {
  for (const address of ['nowhere/12/345.html', 'newsDetail/1/2/3/4.html', '']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/displayTemplate\/news\/(?:home\.html)?$/);
    await expect(page.locator('html')).toHaveAttribute('data-route', 'home');
    await expect(page.locator('main li').first()).toBeVisible();
  }
});

test('a hash without a page stays on the front page', async ({ page }) => {
  for (const hash of ['#/nowhere/345', '#//evil.example.test/']) {
    await page.goto('about:blank');
    await page.goto(`index.html${hash}`);
    await expect(page.locator('main li').first()).toBeVisible();
    expect(new URL(page.url()).pathname, hash).toMatch(/\/index\.html$/);
  }
});
