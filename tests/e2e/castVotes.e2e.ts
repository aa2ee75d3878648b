import type { Page } from 'playwright/test';
import { readTestPorts } from '../../scripts/test/testEnvironment.ts';
import { DAY_MS, HOUR_MS } from '../../src/model/durations.ts';
import { linkTo } from '../../src/routes.ts';
import { setVote } from '../helpers/activityControl.ts';
import { findViolationsInBothThemes } from '../helpers/axe.ts';
import { expect, test } from '../helpers/browser.ts';
import { expectRetry } from '../helpers/expectRetry.ts';
import { findLayoutProblems } from '../helpers/findLayoutProblems.ts';
import {
  candidateNumbers,
  candidateState,
  candidateVote,
  HOOK,
  optionVote,
  sendVotes,
  toast,
  voteResult,
} from '../helpers/locators.ts';
import { logInAsMember } from '../helpers/member.ts';
import { countWaitingWrites } from '../helpers/pageHelpers.ts';
import { waitUntilSettled } from '../helpers/traffic.ts';

const ORIGIN = `http://localhost:${readTestPorts().origin}`;

const MONTH_MS = 30 * DAY_MS;

/**
 * Votes of the sample content: photographs (three options per vote), shops (one), performers
 * (form and verification code).
 */
const PHOTOS = { id: '6003', voteId: '8101' };
const SHOPS = { id: '6010', voteId: '8102' };
const PERFORMERS = { id: '6015', voteId: '8105' };

const candidatePage = (vote: { id: string; voteId: string }, optionId: string): string =>
  linkTo('voteItemDetail', { ...vote, optionId }, '').slice(1);

/** Opens a vote and waits for its live options, which replace the baked ones. */
async function openVote(page: Page, { id, voteId }: typeof PHOTOS): Promise<void> {
  await page.goto(linkTo('activityVote', { linkID: voteId, id }, '').slice(1));
  await expect(page.getByRole('search')).toBeVisible();
}

/** Returns the options of a vote with the origin's current counts. */
async function readOptions(voteId: string, count = 20) {
  const answer = await fetch(
    `${ORIGIN}/app_if/voteOptions?voteId=${voteId}&sort=0&page=0&count=${count}`,
  );
  const { list } = (await answer.json()) as {
    list: readonly { optionId: string; number: number; name: string; count: number }[];
  };
  return list;
}

const countOf = async (voteId: string, optionId: string): Promise<number> =>
  Number((await readOptions(voteId)).find((one) => String(one.optionId) === optionId)?.count);

const sheet = (page: Page) => page.getByRole('dialog');
const castButton = (page: Page) => candidateVote(page).locator(HOOK.optionVote);

test('a candidate’s page submits a vote, and offers a poster and the neighbours', async ({
  page,
  problems,
}) => {
  const [, second] = await readOptions(SHOPS.voteId, 3);
  const id = String(second?.optionId);
  const before = await countOf(SHOPS.voteId, id);
  await logInAsMember(page);
  await page.goto(candidatePage(SHOPS, id));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(String(second?.name));
  await expect(page).toHaveTitle(new RegExp(String(second?.name)));
  await expect(page.getByText('今天还可投 10 次')).toBeVisible();
  await expect(page.getByRole('link', { name: /^上一位/ })).toBeVisible();
  expect(await findViolationsInBothThemes(page)).toEqual([]);

  // One tap submits the vote for one option; the sheet shows the result.
  await castButton(page).click();
  await expect(sheet(page).getByRole('heading', { name: '投票成功' })).toBeVisible();
  await expect(sheet(page)).toContainText(`${before + 1} 票`);
  await expect(sheet(page)).toContainText('今天还可投 9 次');
  expect(await findViolationsInBothThemes(page, '[role=dialog]')).toEqual([]);
  await sheet(page)
    .getByRole('button', { name: /^拉票海报/ })
    .click();
  const poster = page.getByRole('img', { name: new RegExp(String(second?.name)) }).last();
  await expect(poster).toHaveAttribute('src', /^blob:/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(castButton(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(candidateNumbers(page).locator('dd').first()).toHaveText(String(before + 1));
  expect(await countOf(SHOPS.voteId, id)).toBe(before + 1);

  // The poster button of the page, outside the sheet.
  await page.getByRole('button', { name: '拉票海报' }).click();
  await expect(page.getByRole('img', { name: /分享海报/ })).toHaveAttribute('src', /^blob:/);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: /^下一位/ }).click();
  await expect(heading).not.toContainText(String(second?.name));

  await page.goto(candidatePage(SHOPS, '999999999'));
  await expect(page.getByText('没有找到这位候选')).toBeVisible();
  await expectRetry(page, problems, 'optionDetail', candidatePage(SHOPS, id));
  await expect(heading).toContainText(String(second?.name));
});

test('nothing covers the vote button of a candidate in low and in wide windows', async ({
  page,
}) => {
  const [first] = await readOptions(SHOPS.voteId, 1);
  await logInAsMember(page);
  await page.goto(candidatePage(SHOPS, String(first?.optionId)));
  await expect(page.getByText(/今天还可投/)).toBeVisible();
  for (const [width, height] of [
    [375, 600],
    [812, 375],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const covering = await castButton(page).evaluate((button) => {
      const found = new Set<string>();
      for (let top = 0; top < document.body.scrollHeight; top += 20) {
        scrollTo({ top, behavior: 'instant' });
        const { left, right, top: upper, bottom } = button.getBoundingClientRect();
        for (const y of [upper + 4, bottom - 4]) {
          const hit = document.elementFromPoint((left + right) / 2, y);
          if (hit && !button.contains(hit) && !hit.closest('top-bar')) found.add(hit.outerHTML);
        }
      }
      return [...found];
    });
    expect(covering, `${width} × ${height}`).toEqual([]);
  }
});

test('submits several options in one vote, up to the daily limit', { tag: '@sweep' }, async ({
  page,
}) => {
  const [a, b, c, d] = await readOptions(PHOTOS.voteId, 4);
  const before = await countOf(PHOTOS.voteId, String(b?.optionId));
  await logInAsMember(page);
  await openVote(page, PHOTOS);
  const cardButton = (one: typeof a) =>
    page.locator(`${HOOK.optionVote}[data-option="${one?.optionId}"]`).first();
  const send = sendVotes(page);
  for (const one of [a, b, c]) await cardButton(one).click();
  await expect(voteResult(page)).toContainText('已选 3/3');
  await cardButton(d).click();
  await expect(toast(page)).toContainText('最多可选 3 项');
  for (const left of [2, 1]) {
    await send.click();
    await expect(sheet(page)).toContainText(`今天还可投 ${left} 次`);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    if (left === 2) for (const one of [a, b, c]) await cardButton(one).click();
  }
  expect(await countOf(PHOTOS.voteId, String(b?.optionId))).toBe(before + 2);
  // An option accepts two votes a day: the page refuses the third without a request.
  await cardButton(a).click();
  await send.click();
  await expect(toast(page)).toContainText('可以投给其他选项');
  await cardButton(a).click();
  await cardButton(d).click();
  await send.click();
  await expect(sheet(page)).toContainText('今天的投票次数已用完');
  await page.keyboard.press('Escape');
  await expect(voteResult(page)).toHaveText('今天的投票次数已用完');
  // A counted vote is shown as text with a mark, not as a pending button.
  await expect(send).toBeHidden();
  await expect(cardButton(a)).toHaveAttribute('data-voted', '');
  await expect(cardButton(a)).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  await expect(cardButton(a)).not.toHaveAttribute('data-sending', '');
});

test('counts an interrupted vote once, and the last vote of the day in one of two tabs', {
  tag: '@sweep',
}, async ({ page, context, problems }) => {
  problems.allow(/net::ERR|Failed to load resource/);
  const [, , third, fourth] = await readOptions(SHOPS.voteId, 5);
  const id = String(third?.optionId);
  const before = await countOf(SHOPS.voteId, id);
  await logInAsMember(page);
  await page.goto(candidatePage(SHOPS, id));
  await expect(page.getByText('今天还可投 10 次')).toBeVisible();
  // The server counts the first request, whose response is lost; later requests fail.
  let cuts = 0;
  await page.route('**/recordVoteCountAndLog*', async (route) => {
    cuts += 1;
    if (cuts === 1) await route.fetch();
    await route.abort();
  });
  await castButton(page).click();
  await expect(toast(page)).toContainText('联网后自动提交');
  await page.unroute('**/recordVoteCountAndLog*');
  await page.reload();
  await expect(page.getByText('今天还可投 9 次')).toBeVisible();
  await expect.poll(() => countWaitingWrites(page)).toBe(0);
  expect(await countOf(SHOPS.voteId, id)).toBe(before + 1);

  await setVote(Number(SHOPS.voteId), { dayLimit: 2 });
  try {
    const other = await context.newPage();
    await page.reload();
    await other.goto(candidatePage(SHOPS, String(fourth?.optionId)));
    for (const tab of [page, other]) await expect(tab.getByText('今天还可投 1 次')).toBeVisible();
    await Promise.all([castButton(page).click(), castButton(other).click()]);
    const said = (tab: Page) =>
      tab
        .locator(`[role=dialog] h2, ${HOOK.toast}`)
        .filter({ hasText: /投票成功|今天的投票次数已用完/ });
    // At the same time: one tab may say it seconds before the other, and a toast is short.
    await Promise.all([page, other].map((tab) => expect(said(tab).first()).toBeVisible()));
    // The tab that sends both ballots shows the refusal of the other one before its own result.
    const countSheets = () => Promise.all([page, other].map((tab) => sheet(tab).count()));
    await expect.poll(async () => (await countSheets()).sort()).toEqual([0, 1]);
    for (const tab of [page, other])
      await expect(voteResult(tab)).toHaveText('今天的投票次数已用完');
    await other.close();
  } finally {
    await setVote(Number(SHOPS.voteId), { dayLimit: 10 });
  }
});

/** Returns the day of the month in China, by which the origin counts votes. */
const readServerDay = (): number => new Date(Date.now() + 8 * HOUR_MS).getUTCDate();

test('requires the form and the verification code, by image or question, before a vote', async ({
  page,
}) => {
  const [first, second] = await readOptions(PERFORMERS.voteId, 2);
  await logInAsMember(page);
  /** Id of the current verification code; every new image has a new one. */
  let codeId = '';
  page.on('request', (request) => {
    codeId = /codeId=([\w-]+)/.exec(request.url())?.[1] ?? codeId;
  });
  const answer = async () => {
    const said = await fetch(`${ORIGIN}/control/verifyCode?codeId=${codeId}`);
    return String(((await said.json()) as { answer: string | null }).answer);
  };
  const code = sheet(page).getByRole('textbox', { name: /^(验证码|答案)/ });
  const submit = sheet(page).getByRole('button', { name: '投票' });
  const picture = sheet(page).getByRole('img', { name: '验证码图片' });

  await page.goto(candidatePage(PERFORMERS, String(first?.optionId)));
  await castButton(page).click();
  await expect(picture).toHaveAttribute('src', /^blob:/);
  expect(await findViolationsInBothThemes(page, '[role=dialog]')).toEqual([]);
  const name = sheet(page).getByRole('textbox', { name: '姓名' });
  await expect(name).toBeFocused();
  await submit.click();
  await expect(name).toBeFocused();
  await name.fill('林小满');
  await sheet(page).getByRole('textbox', { name: '手机号码' }).fill('13912345678');
  await sheet(page).getByRole('radio', { name: '晚场' }).check();
  // Closing the sheet keeps the form as a draft.
  await page.keyboard.press('Escape');
  await castButton(page).click();
  await expect(name).toHaveValue('林小满');
  await expect(picture).toHaveAttribute('src', /^blob:/);
  const before = await picture.getAttribute('src');
  await sheet(page).getByRole('button', { name: '换一张' }).click();
  await expect(picture).not.toHaveAttribute('src', String(before));
  await code.fill('0');
  await submit.click();
  await expect(sheet(page)).toContainText('验证码错误或已过期');
  await expect(code).toBeFocused();
  await expect(code).toHaveValue('');
  await expect(name).toHaveValue('林小满');
  await expect(picture).toHaveAttribute('src', /^blob:/);
  await code.fill(await answer());
  await submit.click();
  await expect(sheet(page)).toContainText('今天还可投 1 次');
  const firstDay = readServerDay();
  await page.keyboard.press('Escape');

  // The second vote uses the text question; the form is filled in again.
  await page.goto(candidatePage(PERFORMERS, String(second?.optionId)));
  await castButton(page).click();
  await expect(name).toBeVisible();
  await name.fill('林小满');
  await sheet(page).getByRole('textbox', { name: '手机号码' }).fill('13912345678');
  await sheet(page).getByRole('radio', { name: '晚场' }).check();
  // The image has the id of a code; before it is there, the question would request another one.
  await expect(picture).toHaveAttribute('src', /^blob:/);
  await sheet(page).getByRole('button', { name: '看不清？改答一道题' }).click();
  await expect(
    sheet(page)
      .getByText(/等于几|几/)
      .first(),
  ).toBeVisible();
  await code.fill(await answer());
  await submit.click();
  // At midnight the votes of a new day begin.
  await expect(sheet(page)).toContainText(
    readServerDay() === firstDay ? '今天的投票次数已用完' : '今天还可投 1 次',
  );
});

test('a vote closes at its end, and a vote with an expired login waits for a new login', {
  tag: '@sweep',
}, async ({ page, context, problems }) => {
  problems.allow(/Failed to load resource/);
  const [, , , , fifth] = await readOptions(SHOPS.voteId, 5);
  const id = String(fifth?.optionId);
  const before = await countOf(SHOPS.voteId, id);
  const member = await logInAsMember(page);
  // The end of the vote is set before the page loads, and reset below.
  const [performer] = await readOptions(PERFORMERS.voteId, 1);
  await setVote(Number(PERFORMERS.voteId), { endsAt: Date.now() + HOUR_MS });
  await page.clock.install();
  try {
    await page.goto(candidatePage(PERFORMERS, String(performer?.optionId)));
    await expect(castButton(page)).toBeVisible();
    // A file that is still loading would reach its limit, and the page would load itself again.
    await waitUntilSettled(page);
    await page.clock.fastForward(HOUR_MS);
    await expect(candidateState(page)).toHaveText('投票已结束');
    await expect(castButton(page)).toHaveCount(0);
  } finally {
    await setVote(Number(PERFORMERS.voteId), { endsAt: Date.now() + MONTH_MS });
  }

  await page.goto(candidatePage(SHOPS, id));
  await expect(page.getByText('今天还可投 10 次')).toBeVisible();
  await fetch(`${ORIGIN}/control/session`, {
    method: 'POST',
    body: JSON.stringify({ kick: Number(member.uid) }),
  });
  await castButton(page).click();
  await expect(toast(page).last()).toContainText('登录');
  await expect(sheet(page).getByText('登录').first()).toBeVisible();
  expect(await countOf(SHOPS.voteId, id)).toBe(before);
  // A login in another tab sends the waiting vote.
  await logInAsMember(await context.newPage(), member);
  await expect.poll(() => countOf(SHOPS.voteId, id)).toBe(before + 1);
});

test('the sheets of a vote fit with text of 200 % on a phone of 320 px', { tag: '@sweep' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      document.documentElement.style.setProperty('--text', '2'),
    );
  });
  await logInAsMember(page);
  await openVote(page, PERFORMERS);
  await optionVote(page).first().click();
  await expect(voteResult(page)).toContainText('已选 1');
  expect(await findLayoutProblems(page, HOOK.ballotBar)).toEqual([]);
  await sendVotes(page).click();
  await sheet(page).getByRole('button', { name: '投票' }).click();
  await expect(sheet(page).getByRole('alert').first()).toBeVisible();
  expect(await findLayoutProblems(page, HOOK.sheet)).toEqual([]);
  await sheet(page).getByRole('button', { name: '看不清？改答一道题' }).click();
  await expect(sheet(page).getByRole('textbox', { name: /^答案/ })).toBeVisible();
  expect(await findLayoutProblems(page, HOOK.sheet)).toEqual([]);

  // The toast with the points is shown while the sheet is open.
  await openVote(page, SHOPS);
  // One of the first: with large text the live list shows few options at once.
  await page.locator(`${HOOK.optionVote}:visible`).nth(2).click();
  await toast(page).filter({ hasText: '积分' }).waitFor();
  await expect(sheet(page)).toBeVisible();
  expect(await findLayoutProblems(page, HOOK.sheet)).toEqual([]);
});
