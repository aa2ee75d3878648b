import type { Page } from 'playwright/test';
import { cn as act } from '../../src/i18n/actions/cn.ts';
import { cn as people } from '../../src/i18n/community/cn.ts';
import { expect, test } from '../helpers/browser.ts';
import { expectRetry } from '../helpers/expectRetry.ts';
import { floatingButtons, hotList } from '../helpers/locators.ts';

/**
 * Pages whose request fails or finds nothing. tests/contract/routeFaults.test.ts tests the states of
 * all routes.
 */
const SWEEP = { tag: '@sweep' } as const;

/** Templates whose content is missing ask search engines to leave them out. */
const robots = (page: Page) => page.locator('head meta[name=robots]');

test('an article that loads after a retry is indexed', async ({ page, problems }) => {
  problems.allow(/Failed to load resource/);
  let fails = true;
  await page.route('**/getArticleContent?**', (route) =>
    fails ? route.abort() : route.fallback(),
  );
  await page.goto('newsDetail.html?columnId=12&id=301');
  await expect(robots(page)).toHaveAttribute('content', 'noindex');
  fails = false;
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(page.locator('main h1').first()).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  await expect(robots(page)).toHaveCount(0);
});

test('a page without its article offers the hot list, and does without where that fails', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  await page.goto('newsDetail/12/99999999.html');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const row = hotList(page).getByRole('link').first();
  await expect(row).toBeVisible();
  expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.route('**/articleHot*', (route) => route.abort());
  await page.goto('newsDetail/12/99999998.html');
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('articleHot'),
  );
  await page.reload();
  await failed;
  await expect(page.getByRole('link', { name: '首页', exact: true }).last()).toBeVisible();
  await expect(hotList(page)).toHaveCount(0);
});

for (const [what, address] of [
  ['an article', 'newsDetail/12/99999999.html'],
  ['a column', 'columnDetail/99999.html'],
  ['a special', 'specDetail/99999/99999.html'],
  ['a circle', 'circleDetail/99999999.html'],
  ['a short video', 'mvodShare/99999999.html'],
] as const) {
  test(
    `the template of ${what} that does not exist is not to be indexed, and offers the hot list`,
    SWEEP,
    async ({ page, problems }) => {
      problems.allow(/Failed to load resource/);
      await page.goto(address);
      await expect(robots(page)).toHaveAttribute('content', 'noindex');
      await expect(hotList(page)).toBeVisible();
    },
  );
}

/** Address of what the page shows, its heading, and the message where there is none. */
const PAGES = [
  ['postDetail.html?id=9001', '从望潮上游', people['post.gone']],
  ['activityDetail.html?id=6007', '老报馆夜游', '没有这个活动'],
  ['askDetail.html?id=7001', '小麦现在种', '找不到这个问题'],
  ['circleDetail.html?id=901', '霁江两岸', '找不到这个圈子'],
  ['dynamicDetail.html?id=501', '第一班船', '找不到这条动态'],
  ['figureDetail.html?id=301', '郁成岳', act['person.gone']],
  ['friendsCircleDetail.html?id=9101', '船下水了', people['post.gone']],
  ['moreModules.html?id=502', '编辑推荐', '找不到这个模块'],
  ['newQaDetail.html?id=801', '双井巷口', people['government.gone']],
  ['noticeDetail.html?id=952', '圈规三条', '找不到这则公告'],
  ['personageReports.html?id=301', '郁成岳', act['person.gone']],
  ['productDetail.html?id=2', '听报收音机', '找不到这件商品'],
  ['qaDetail.html?id=801', '双井巷口', people['government.gone']],
  ['reporter.html?id=12', '陆砚秋', '找不到这位记者'],
  ['seekArticleDetail.html?linkID=1101', '征稿：我家的冬天', people['seek.gone']],
  ['specMore.html?columnId=91', '沿线', '找不到这个专题'],
  ['tipoffDetail.html?id=1001', '沿江步道', '找不到这条报料'],
  ['topicDetail.html?id=601', '秋冬种什么', people['topic.gone']],
  ['userDetail.html?id=200003', '望潮船厂小李', people['user.gone']],
  ['xyDetail.html?id=201', '穗安农技站', '找不到这个账号'],
] as const;

for (const [at, [address, heading, gone]] of PAGES.entries()) {
  test(
    `${address} retries after a failure, and says so when there is no such thing`,
    at === 0 ? {} : SWEEP,
    async ({ page, problems }) => {
      await expectRetry(page, problems, 'app_if/(?!getConfig\\b).*', address);
      await expect(page.locator('main h1')).toContainText(heading);
      // What runs after the content of a page has loaded runs once.
      await expect(floatingButtons(page)).toHaveCount(1);
      await page.goto(address.replace(/=.*/, '=99999999'));
      await expect(page.getByRole('heading', { name: gone, exact: true })).toBeVisible();
      // A tip-off is the reader's own, and its page an island.
      if (!address.startsWith('tipoff')) await expect(hotList(page)).toBeVisible();
    },
  );
}
