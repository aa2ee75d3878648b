import { cn as act } from '../../src/i18n/actions/cn.ts';
import { cn as people } from '../../src/i18n/community/cn.ts';
import { expect, test } from '../helpers/browser.ts';
import { expectRetry } from '../helpers/expectRetry.ts';
import { floatingButtons } from '../helpers/locators.ts';

/** Community pages whose request fails or finds nothing; other pages test this themselves. */
const PAGES = [
  ['figureDetail', 'id=301', 'leader', '郁成岳', act['person.gone']],
  ['userDetail', 'id=200003', 'member/publicInfo', '望潮船厂小李', people['user.gone']],
  ['topicDetail', 'id=601', 'questionDetail', '秋冬种什么', people['topic.gone']],
  ['qaDetail', 'id=801', 'qaDetail', '双井巷口', people['government.gone']],
  ['newQaDetail', 'id=801', 'qaDetail', '双井巷口', people['government.gone']],
  ['postDetail', 'id=9001', 'post-detail', '从望潮上游', people['post.gone']],
  ['friendsCircleDetail', 'id=9101', 'friends-circle-detail', '船下水了', people['post.gone']],
  ['seekArticleDetail', 'linkID=1101', 'inputArticleList', '征稿：我家的冬天', people['seek.gone']],
] as const;

for (const [route, query, call, heading, gone] of PAGES) {
  test(`${route}: retries after a failure, and shows a message when there is no such page`, async ({
    page,
    problems,
  }) => {
    await expectRetry(page, problems, call, `${route}.html?${query}`);
    await expect(page.locator('main h1')).toContainText(heading);
    // What runs after the content of a page has loaded runs once.
    await expect(floatingButtons(page)).toHaveCount(1);
    await page.goto(`${route}.html?${query.replace(/=.*/, '=99999999')}`);
    await expect(page.getByRole('heading', { name: gone, exact: true })).toBeVisible();
  });
}
