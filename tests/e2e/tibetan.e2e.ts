import { JSDOM } from 'jsdom';
import { bakeIn } from '../helpers/bakeIn.ts';
import { expect, test } from '../helpers/browser.ts';
import { findForeignWords, listOwnTexts } from '../helpers/foreignWords.ts';
import { HOOK, sheet, skeleton, toast } from '../helpers/locators.ts';
import { waitUntilStarted } from '../helpers/pageHelpers.ts';
import { ROUTE_ADDRESSES } from '../helpers/routeAddresses.ts';

/** Pages of a deployment or a reader whose language is Tibetan (product 1.2). */

const ARTICLE = { route: 'newsDetail', params: { columnId: '34', id: '532' } } as const;
const PAGES = [
  { route: 'home', params: {} },
  { route: 'columnDetail', params: { id: '14' } },
  { route: 'xyDetail', params: { id: '201' } },
  { route: 'topicDetail', params: { id: '601' } },
  { route: 'reporter', params: { id: '11' } },
  { route: 'qaDetail', params: { id: '801' } },
  { route: 'circleDetail', params: { id: '901' } },
  { route: 'activityDetail', params: { id: '6005' } },
] as const;

/** Words of the sample content that are also words of the interface: names of columns and kinds. */
const CONTENT = /^(?:评论|图片|活动|数字报|服务|视频|直播|专题|首页|要闻|快讯)$/;

test('a Tibetan page has no word of the interface in another language', async () => {
  const baked = await bakeIn('bo', { articles: [ARTICLE], pages: PAGES });
  const found: Record<string, readonly string[]> = {};
  for (const [name, html] of baked) {
    const { document } = new JSDOM(html).window;
    expect(document.documentElement.lang).toBe('bo');
    const words = findForeignWords(listOwnTexts(document)).filter((text) => !CONTENT.test(text));
    // Dates are in the language of the page, digits are 0 to 9.
    const dates = Array.from(document.querySelectorAll('time'), (time) => time.textContent ?? '');
    const wrong = dates.filter((text) => /[\u4e00-\u9fff\u0f20-\u0f33]/.test(text));
    if (words.length + wrong.length > 0) found[name] = [...words, ...wrong];
  }
  expect(found).toEqual({});
});

test('neither has one whose content a script shows, nor have its sheets and messages', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found: Record<string, readonly string[]> = {};
  const look = async (what: string) => {
    // It is shown when code does not load, in the language of the deployment.
    await page.locator(HOOK.templateError).evaluateAll((all) => {
      for (const one of all) one.remove();
    });
    const texts = await page.evaluate(`(${listOwnTexts})(document)`);
    const words = findForeignWords(texts as readonly string[]).filter(
      (text) => !CONTENT.test(text),
    );
    if (words.length > 0) found[what] = words;
  };
  // Baked pages of a Chinese deployment keep the language of their document.
  for (const route of [
    'search',
    'getUserInfo',
    'login',
    'services',
    'integralShop',
    'commentAll',
    'activityApply',
    'subscriptionList',
    'moreLive',
    'writeOff',
    'previewPDF',
  ] as const) {
    const address = ROUTE_ADDRESSES[route];
    await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=bo`);
    await waitUntilStarted(page);
    await expect(skeleton(page)).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', 'bo');
    await look(route);
    const title = await page.title();
    if (findForeignWords([title]).length > 0) found[`title of ${route}`] = [title];
  }
  await page.goto('newsDetail.html?columnId=34&id=532&lang=bo');
  await waitUntilStarted(page);
  await look('article');
  for (const act of ['look', 'compose', 'share']) {
    await page.locator(`[data-act=${act}]:visible`).last().click();
    await sheet(page).waitFor();
    if (act === 'compose') await page.locator(HOOK.sheetSubmit).click();
    if (act === 'share') {
      await page.locator(`${HOOK.shareTargets} button`).first().click();
      await expect(toast(page)).not.toBeEmpty();
    }
    await look(act);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
  }
  expect(found).toEqual({});
});
