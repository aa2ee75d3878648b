import { expect, test } from '../helpers/browser.ts';
import { HOOK } from '../helpers/locators.ts';

/**
 * tests/contract/routeFaults.test.ts tests the states of all routes; this file tests the messages.
 */
const PAGES = [
  ['newsDetail/999/345.html', 'getArticleContent', `${HOOK.articleBody} p`],
  ['tagList.html?tagId=42', 'tagScreenArticles', 'main li a'],
] as const;

const REFUSAL =
  '{"status":-1,"message":"Your server has down or target user not exist !","data":{}}';

test('a server error is shown as such and can be retried', async ({ page, problems }) => {
  problems.allow(/Failed to load resource/);
  for (const [address, call, content] of PAGES) {
    const calls = new RegExp(`/${call}(\\?|$)`);
    await page.route(calls, (route) => route.fulfill({ status: 500, body: REFUSAL }));
    await page.goto(address);
    await expect(page.getByRole('alert')).toContainText('服务器出了问题');
    await page.unroute(calls);
    await page.getByRole('button', { name: '重新加载' }).click();
    await expect(page.locator(content).first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});
