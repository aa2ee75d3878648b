import type { Page } from 'playwright/test';
import { DAY_MS } from '../../src/model/durations.ts';
import { setVote } from '../helpers/activityControl.ts';
import { findViolations, findViolationsInBothThemes } from '../helpers/axe.ts';
import { expect, test } from '../helpers/browser.ts';
import { expectRetry } from '../helpers/expectRetry.ts';
import {
  bigVote,
  bigVoteFound,
  bigVoteRules,
  bigVoteStage,
  bigVoteStrip,
  bigVoteTimeLeft,
  fieldButton,
  HOOK,
  mainButton,
  optionFacts,
  optionLink,
  optionName,
  optionNumber,
  optionsList,
  voteResult,
} from '../helpers/locators.ts';
import { createPhone, logInAsMember, readLoginCode } from '../helpers/member.ts';
import { MESSENGER_AGENT } from '../helpers/messenger.ts';
import { APP_AGENT } from '../helpers/nativeApp.ts';
import { pauseClock } from '../helpers/pageHelpers.ts';
import { readParts } from '../helpers/readParts.ts';
import { waitUntilSettled } from '../helpers/traffic.ts';

/** Tests the page of a vote under both of its routes, activityVote and activityVoteWeb. */
const heading = (page: Page) => page.locator('main h1');
const names = (page: Page) => optionName(page);
const field = (page: Page) => page.getByRole('search').getByRole('searchbox');
const sortBy = (page: Page, name: string) =>
  page.getByRole('group', { name: '排序' }).getByRole('button', { name });
const numbers = async (page: Page) => (await optionNumber(page).allTextContents()).map(Number);

test('a vote requires a login, which returns to the vote', { tag: '@sweep' }, async ({ page }) => {
  await page.goto('activityVote/8101/6003.html');
  await expect(page).toHaveURL(/\/login\.html\?back=%2F.*activityVote%2F8101%2F6003\.html$/);
  const phone = createPhone();
  await page.locator('[name=phone]').fill(phone);
  await fieldButton(page).click();
  await expect(page.getByText('验证码已发送至')).toBeVisible();
  await page.locator('[name=code]').fill(await readLoginCode(phone));
  await mainButton(page).click();
  await expect(page).toHaveURL(/\/activityVote\/8101\/6003\.html$/);
  await expect(heading(page)).toHaveText('影像霁川年度照片，请你来选');
});

test('a vote requires a login in every environment', { tag: '@sweep' }, async ({ browser }) => {
  for (const userAgent of [APP_AGENT.android, MESSENGER_AGENT.ios]) {
    const context = await browser.newContext({ userAgent });
    const other = await context.newPage();
    for (const address of ['activityVoteWeb/8101/6003', 'voteItemDetail/6003/8101/810101']) {
      await other.goto(`${address}.html`);
      const back = encodeURIComponent(`${address}.html`);
      await expect(other).toHaveURL(new RegExp(`/login\\.html\\?back=%2F.*${back}$`));
    }
    await context.close();
  }
});

test('activityVote shows themes, sort orders, layouts, ranks and a countdown', async ({ page }) => {
  await logInAsMember(page);
  await page.goto('activityVote/8101/6003.html');
  await expect(field(page)).toBeVisible();
  await expect(bigVoteStage(page)).toContainText(/投票进行中\s*距离结束/);
  await expect.poll(() => names(page).count()).toBeGreaterThanOrEqual(10);
  await expect(bigVoteStrip(page).locator(HOOK.bigVoteImage)).toHaveCount(2);
  expect(await findViolationsInBothThemes(page)).toEqual([]);

  await bigVoteRules(page).locator('summary').click();
  await expect(bigVoteRules(page).locator(HOOK.articleBody)).toContainText('每位读者每天可投三次');
  await expect(optionLink(page).first()).toHaveAttribute(
    'href',
    /\/voteItemDetail\/6003\/8101\/\w+\.html$/,
  );
  await sortBy(page, '排名').click();
  await expect(optionFacts(page).first()).toContainText('第 1 名');
  await page.getByRole('tab', { name: '市井' }).click();
  await expect(page.getByRole('tabpanel', { name: '市井' })).toBeVisible();
  await page.getByRole('tab', { name: '市井' }).press('ArrowLeft');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('山水');
  // The layout of the options is kept over a reload.
  await page.getByRole('button', { name: '以列表显示' }).click();
  await expect(optionsList(page).first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('button', { name: '以网格显示' })).toBeVisible();
});

test('activityVoteWeb searches 2,000 options, and keeps few of them in the document', async ({
  page,
  problems,
}) => {
  await logInAsMember(page);
  await page.goto('activityVoteWeb/8102/6010.html');
  await expect(field(page)).toBeVisible();
  // This option is not loaded yet: the server finds it.
  await field(page).fill('第1234号');
  await expect(names(page)).toHaveCount(1);
  expect(await numbers(page)).toEqual([1234]);
  // The server fails: only options that are loaded are found.
  problems.allow(/502/);
  await page.route('**/infoByOptName?**', (route) => route.fulfill({ status: 502 }));
  await field(page).fill('17');
  await expect.poll(() => numbers(page).then(([first]) => first)).toBe(17);
  await expect(page.getByRole('button', { name: '搜索结果不完整，点此重试' })).toBeVisible();
  await page.unroute('**/infoByOptName?**');
  await page.getByRole('button', { name: '搜索结果不完整，点此重试' }).click();
  await expect(page.getByRole('button', { name: '搜索结果不完整，点此重试' })).toBeHidden();
  await field(page).fill('查无此店');
  await expect(page.getByText('没有找到“查无此店”')).toBeVisible();
  expect(await findViolations(page, HOOK.bigVote)).toEqual([]);
  await page.getByRole('button', { name: '清除搜索' }).click();
  await expect(field(page)).toBeFocused();

  // Text of an input method does not start a search before the composition ends.
  await field(page).dispatchEvent('compositionstart');
  await field(page).pressSequentially('wen');
  await expect(bigVoteFound(page)).toHaveCount(0);
  await field(page).fill('文庙');
  await field(page).dispatchEvent('compositionend');
  await expect(bigVoteFound(page)).toContainText('找到');
  await page.getByRole('button', { name: '清除搜索' }).click();

  // A hundred rows later the first rows are removed from the document; their height is kept.
  const first = optionLink(page).first();
  await expect.poll(() => numbers(page).then(([one]) => one)).toBe(1);
  await first.focus();
  const before = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.evaluate(async (number) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const last = () => Array.from(document.querySelectorAll(number)).pop();
    for (let n = 0; n < 1500 && Number(last()?.textContent) < 200; n += 1) {
      scrollBy(0, 200);
      await frame();
    }
  }, HOOK.optionNumber);
  expect(Math.max(...(await numbers(page)))).toBeGreaterThanOrEqual(200);
  await expect.poll(() => names(page).count()).toBeLessThan(80);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(
    before * 3,
  );
  // The focused option is not removed.
  await expect(first).toBeFocused();
  await page.evaluate(() => scrollTo(0, 0));
  await expect
    .poll(() => numbers(page).then((all) => all.slice(0, 8)))
    .toEqual(Array.from({ length: 8 }, (_, n) => n + 1));
  await expect(first).toBeFocused();
});

test('a vote opens and ends by the server’s clock, and shows missing and failed', {
  tag: '@sweep',
}, async ({ page, problems }) => {
  const member = await logInAsMember(page);
  expect(member.uid).not.toBe('');
  const opensAt = Math.ceil(Date.now() / 1000) * 1000 + 10.5 * DAY_MS;
  await setVote(8104, { startsAt: opensAt, endsAt: opensAt + 20 * DAY_MS });
  // The device's clock is a day ahead; later it moves on by ten days.
  await page.clock.install({ time: Date.now() + DAY_MS });
  await page.goto('activityVoteWeb.html?linkID=8104&id=6013');
  await expect(heading(page)).toHaveText('我最喜爱的乡村医生');
  await expect(page.locator('html')).toHaveAttribute('data-shared', '4:6013');
  await expect(bigVoteStage(page)).toContainText('投票尚未开始');
  await expect(sortBy(page, '排名')).toHaveCount(0);
  // By the server's clock, before the device's is moved, which ends calls that are under way.
  await expect(bigVoteTimeLeft(page)).toContainText('10 天');
  // A file that is still loading would reach its limit, and the page would load itself again.
  await waitUntilSettled(page);
  // The last seconds before the vote opens do not pass while the test looks at them.
  await pauseClock(page);
  const now = await page.evaluate(() => Date.now());
  await page.clock.fastForward(opensAt + DAY_MS - now - 5000);
  await expect(bigVoteTimeLeft(page)).toHaveText(/^00:00:0\d$/);
  await expect(bigVote(page)).toHaveAttribute('data-stage', 'coming');
  await page.clock.resume();
  await page.clock.runFor(6000);
  await expect(bigVote(page)).toHaveAttribute('data-stage', 'running');
  await page.clock.fastForward(30 * DAY_MS);
  await expect(bigVoteStage(page)).toHaveText('投票已结束');
  expect(await findViolationsInBothThemes(page)).toEqual([]);

  await page.goto('activityVote.html?id=99999');
  await expect(page).toHaveTitle(/投票活动详情/);
  await expect(page.getByRole('heading', { name: '找不到这个投票' })).toBeVisible();
  await expectRetry(page, problems, 'voteDetails', 'activityVote.html?id=6014');
  await expect(heading(page)).toHaveText('漱玉河最美护河人');
  // The status follows the first screen, with timers of a clock that only the test moves.
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(bigVoteStage(page)).toHaveText('投票已结束', { timeout: 500 });
  }).toPass();
});

test('the template shows what the baked page shows, without React', { tag: '@sweep' }, async ({
  page,
}) => {
  await logInAsMember(page);
  await page.route(/\/_astro\/(?:react|BigVote)\./, () => {});
  await page.goto('activityVote/8101/6003.html');
  // The bar at the foot says last what this reader may choose.
  await expect(voteResult(page)).not.toBeEmpty();
  const expected = await readParts(page);
  expect(expected.text.length).toBeGreaterThan(100);
  await page.goto('activityVote.html?linkID=8101&id=6003');
  await expect.poll(() => readParts(page)).toEqual(expected);
});

test('an option that was chosen in the template before React was there stays chosen', {
  tag: '@sweep',
}, async ({ page }) => {
  await logInAsMember(page);
  let load = () => {};
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route(/\/_astro\/(?:react|BigVote)\./, (route) => loaded.then(() => route.continue()));
  await page.goto('activityVote.html?linkID=8105&id=6015');
  const choice = page.locator(HOOK.optionVote).first();
  await choice.click();
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  await choice.focus();
  load();
  await expect(field(page)).toBeVisible();
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  await expect(choice).toBeFocused();
});
