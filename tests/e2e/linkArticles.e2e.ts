import { findViolationsInBothThemes } from '../helpers/axe.ts';
import { expect, test } from '../helpers/browser.ts';
import { HOOK } from '../helpers/locators.ts';
import { waitUntilStarted } from '../helpers/pageHelpers.ts';

/** Tests articles that are opened at the address of another screen. */

test('newsDetail: a link article shows its host and links to it', async ({ page }) => {
  await page.goto('newsDetail/13/407.html');
  const link = page.getByRole('link', { name: '打开 service.example.test' });
  await expect(link).toHaveAttribute('href', 'https://service.example.test/winter');
  await expect(link.locator('img')).toHaveCount(1);
  await expect(page.locator('main h1')).toHaveText('全省低温雨雪天气出行服务指南');
  await expect(page).toHaveTitle('全省低温雨雪天气出行服务指南');
  await waitUntilStarted(page);
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await expect(page).toHaveURL(/newsDetail\/13\/407\.html$/);

  await page.route('https://service.example.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Roads</h1>' }),
  );
  await link.click();
  await page.waitForURL('https://service.example.test/winter');
  await page.goBack();
  await expect(link).toBeVisible();
});

test('newsDetail: an H5 article shows its host with a flag in its address', {
  tag: '@sweep',
}, async ({ page }) => {
  await page.goto('newsDetail/24/2629.html?yl=1');
  await expect(page.getByRole('link', { name: '打开 play.example.test' })).toHaveAttribute(
    'href',
    'https://play.example.test/quiz/?grade=4#start',
  );
});

test('newsDetail: the label of the link is in the reader’s language', { tag: '@sweep' }, async ({
  page,
}) => {
  await page.goto('newsDetail/13/407.html?lang=de');
  await expect(page.getByRole('link', { name: 'service.example.test öffnen' })).toBeVisible();
});

test('newsDetail: a link article without a valid address shows an empty message', {
  tag: '@sweep',
}, async ({ page }) => {
  await page.goto('newsDetail/271/2925.html');
  await expect(page.locator('main article')).toContainText('暂无内容');
  await expect(page.locator('main article a[href^="javascript"]')).toHaveCount(0);
});

for (const [name, opened, shown, details] of [
  ['a broadcast', 'newsDetail/21/404.html?ck=1', 'liveDetail/801/404.html?ck=1', {}],
  ['a special', 'newsDetail/12/402.html', 'specDetail/90/402.html', { tag: '@sweep' }],
  [
    'a broadcast under pictures',
    'imageDetail/21/404.html',
    'liveDetail/801/404.html',
    { tag: '@sweep' },
  ],
] as const) {
  test(`${name} opened as ${opened} redirects to its own screen`, details, async ({ page }) => {
    await page.goto(opened);
    await page.waitForURL(`**/${shown}`);
    await expect(page.locator('main h1')).not.toHaveText('');
  });
}

for (const [name, opened, shown] of [
  ['a photo set', 'newsDetail/19/411.html', 'main img[data-i]'],
  ['a film', 'newsDetail/20/401.html', `main ${HOOK.attachedVideo}`],
] as const) {
  test(`newsDetail: ${name} shows its content`, { tag: '@sweep' }, async ({ page }) => {
    await page.goto(opened);
    await expect(page.locator(shown).first()).toBeVisible();
  });
}

test('a link that is tapped while a special loads is not replaced by the redirect', {
  tag: '@sweep',
}, async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/getArticleContent?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('newsDetail/12/402.html');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
  });
  // Status 204 keeps the browser on this page, as a slow response does at first.
  await page.route(/home\.html$/, (route) => route.fulfill({ status: 204 }));
  const home = page.locator('[data-template-bar] a[href$="/home.html"]').last();
  const address = await home.getAttribute('href');
  await home.click({ noWaitAfter: true });
  await expect.poll(() => asked).toEqual([address]);
  release();
  // The content is shown by the code that decides about the redirect.
  await expect(page.locator('main h1')).not.toHaveText('');
  expect(asked).toEqual([address]);
});
