import type { Page } from 'playwright/test';
import type { SampleVote } from '../../scripts/sample/types.ts';
import { DAY_MS, HOUR_MS } from '../../src/model/durations.ts';
import { actionMessages } from '../helpers/actionMessages.ts';
import { expect, test } from '../helpers/browser.ts';
import { HOOK, ownVote, voteBar, voteOption, voteSubmit } from '../helpers/locators.ts';
import { createId, putArticle, readStored, withBaked } from '../helpers/origin.ts';

/** Votes in articles: chosen before any script, sent once, shown with their results. */
const CHINA_OFFSET_MS = 8 * HOUR_MS;

/** Returns a time so many hours from now as `2026-12-31 18:00`, China time. */
const inHours = (hours: number): string =>
  new Date(Date.now() + CHINA_OFFSET_MS + hours * HOUR_MS)
    .toISOString()
    .slice(0, 16)
    .replace('T', ' ');

let count = 0;

/** Stores an article with its own vote: a single choice, and two of three. */
async function putVote(vote: Partial<SampleVote> = {}): Promise<{ id: number; page: string }> {
  count += 1;
  const id = createId() + count;
  const option = (number: number, votes: number) => ({
    id: id * 10 + number,
    name: `选项 ${number}`,
    votes,
  });
  const page = await putArticle(id, {
    body: ['请投票。'],
    vote: {
      id,
      name: '读者投票',
      endsAt: inHours(2),
      cycle: 0,
      questions: [
        { id: id + 1, name: '选一项', limit: 1, options: [option(1, 6), option(2, 3)] },
        {
          id: id + 2,
          name: '选两项',
          limit: 2,
          options: [option(3, 0), option(4, 0), option(5, 0)],
        },
      ],
      ...vote,
    },
  });
  return { id, page };
}

const option = (page: Page, number: number) => page.getByLabel(`选项 ${number}`, { exact: true });
const submit = (page: Page) => voteSubmit(page);
const results = (page: Page) => voteBar(page);

async function choose(page: Page, ...numbers: number[]): Promise<void> {
  for (const number of numbers) await option(page, number).check();
}

test('a choice made before any script is submitted, and the results are shown', async ({
  page,
}) => {
  const vote = await putVote();
  await withBaked(vote.page, async () => {
    await page.goto(vote.page, { waitUntil: 'commit' });
    await choose(page, 2, 3, 4);
    await submit(page).click();
    await expect(results(page)).toHaveCount(5);
    await expect(ownVote(page)).toHaveCount(3);
    await expect(ownVote(page).first()).toContainText('选项 2');
    await expect(ownVote(page).first()).toContainText('40%');
    await expect(page.getByText(actionMessages.cn['vote.thanks'])).toBeVisible();
    expect((await readStored(vote.id)).votes).toHaveLength(1);

    await page.reload();
    await page.mouse.wheel(0, 2000);
    await expect(ownVote(page)).toHaveCount(3);
  });
});

test('the template names a missing answer, refuses too many, and submits a double tap once', async ({
  page,
}) => {
  const vote = await putVote({ cycle: 3 });
  await page.goto(vote.page);
  // The first question by keyboard alone.
  await option(page, 1).focus();
  await page.keyboard.press('Space');
  await submit(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: /选两项/ })).toContainText(
    actionMessages.cn['vote.none'],
  );
  await expect(option(page, 3)).toBeFocused();
  expect((await readStored(vote.id)).votes).toEqual([]);

  // The limit is said, and announced, while the reader chooses.
  const chosen = page.getByRole('group', { name: /选两项/ }).getByRole('status');
  await expect(chosen).toHaveText('');
  await choose(page, 3);
  await expect(chosen).toHaveText('已选 1 项，最多 2 项');
  await choose(page, 4);
  await expect(chosen).toHaveText('已选 2 项，最多 2 项');
  await choose(page, 5);
  await expect(chosen).toHaveText(actionMessages.cn['vote.tooMany'].replace('{n}', '2'));
  await submit(page).click();
  await expect(page.getByText(actionMessages.cn['vote.tooMany'].replace('{n}', '2'))).toBeVisible();
  await expect(option(page, 4)).toBeChecked();
  await option(page, 4).uncheck();
  await submit(page).dblclick();
  await expect(ownVote(page)).toHaveCount(3);
  expect((await readStored(vote.id)).votes).toHaveLength(1);
  // Nothing is chosen when the form is shown again.
  await page.getByRole('button', { name: actionMessages.cn['vote.again'] }).click();
  await expect(chosen).toHaveText('');
});

for (const [what, shiftMs, details] of [
  ['a day behind', -DAY_MS, { tag: '@sweep' }],
  ['a day ahead', DAY_MS, {}],
] as const) {
  test(`a vote closes by the server’s clock: device ${what}`, details, async ({ page }) => {
    await page.addInitScript((shift) => {
      const now = Date.now;
      Date.now = () => now() + shift;
    }, shiftMs);
    const [open, closed] = [await putVote(), await putVote({ endsAt: inHours(-1) })];
    await page.goto(closed.page);
    await expect(page.getByText(actionMessages.cn['vote.closed'])).toBeVisible();
    await expect(results(page)).toHaveCount(5);
    await page.goto(open.page);
    await choose(page, 1, 3);
    await submit(page).click();
    await expect(ownVote(page)).toHaveCount(2);
  });
}

const BALLOT = /\/nis\/vote(?:\?|$)/;
const RESULT = /\/nis\/voteResult(?:\?|$)/;

/** Submits a new vote whose ballots have no answer, until the page says that it is kept; returns its id. */
async function submitUnanswered(page: Page): Promise<number> {
  const vote = await putVote();
  await page.route(BALLOT, (route) => route.abort());
  await page.goto(vote.page);
  await choose(page, 1, 3, 4);
  await submit(page).click();
  await expect(page.getByText(actionMessages.cn['vote.kept'])).toBeVisible();
  return vote.id;
}

test('a vote without a network is kept, reported as kept, and sent when online', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  const id = await submitUnanswered(page);
  // Offline first, so that no attempt is under way when the network is lost.
  await context.setOffline(true);
  await page.unroute(BALLOT);
  await context.setOffline(false);
  await expect.poll(async () => (await readStored(id)).votes.length).toBe(1);
  // The notice gives way to the result, also on a later page.
  await expect(ownVote(page)).toHaveCount(3);
  await page.reload();
  await expect(ownVote(page)).toHaveCount(3);
});

for (const [when, tag] of [
  ['after', '@sweep'],
  ['before', undefined],
] as const) {
  const title = `the result of a vote is shown when the network returns ${when} its request fails`;
  test(title, { tag }, async ({ page, context, problems }) => {
    problems.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
    const vote = await putVote();
    let fail = () => {};
    const failing = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route(
      RESULT,
      async (route) => {
        await failing;
        await route.abort();
      },
      { times: 1 },
    );
    await page.goto(vote.page);
    await choose(page, 1, 3, 4);
    const asked = page.waitForRequest(RESULT);
    await submit(page).click();
    await asked;
    const failed = page.waitForEvent('requestfailed');
    if (when === 'after') {
      fail();
      await failed;
    }
    await expect(page.getByText(actionMessages.cn['vote.thanks'])).toBeVisible();
    for (const isOffline of [true, false]) await context.setOffline(isOffline);
    fail();
    await expect(ownVote(page)).toHaveCount(3);
  });
}

test('a vote that an earlier page kept is shown when it is sent', { tag: '@sweep' }, async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  const id = await submitUnanswered(page);

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.unroute(BALLOT);
  await page.route(BALLOT, async (route) => {
    await held;
    await route.continue();
  });
  const sent = page.waitForRequest(BALLOT);
  await page.reload();
  // The form becomes interactive before the server has answered.
  await option(page, 2).check();
  await sent;
  await expect(page.locator('astro-island[ssr] form')).toHaveCount(0);
  release();
  await expect(ownVote(page)).toHaveCount(3);
  expect((await readStored(id)).votes).toHaveLength(1);
});

test('the votes that are left today are shown and can be used', { tag: '@sweep' }, async ({
  page,
}) => {
  const vote = await putVote({ cycle: 2, timesADay: 2 });
  await page.goto(vote.page);
  for (const left of [1, 0]) {
    await choose(page, 1, 3);
    await submit(page).click();
    await expect(ownVote(page)).toHaveCount(2);
    if (left === 0) break;
    await expect(page.getByText(actionMessages.cn['vote.left'].replace('{n}', '1'))).toBeVisible();
    await page.getByRole('button', { name: actionMessages.cn['vote.again'] }).click();
  }
  await expect(page.getByRole('button', { name: actionMessages.cn['vote.again'] })).toHaveCount(0);
  expect((await readStored(vote.id)).votes).toHaveLength(2);
});

test('a vote that needs a login opens the login and keeps the choice', async ({ page }) => {
  const vote = await putVote({ needLogin: true });
  await page.goto(vote.page);
  await choose(page, 1, 3);
  await submit(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(option(page, 3)).toBeChecked();
  expect((await readStored(vote.id)).votes).toEqual([]);
});

test('a vote with onlyapp is sent, and suggests the app only after a refusal', {
  tag: '@sweep',
}, async ({ page }) => {
  const vote = await putVote({ appOnly: true });
  await page.goto(vote.page);
  const refused = { result: 'false', failureInfo: '仅限客户端参与' };
  await page.route('**/vote', (route) => route.fulfill({ json: refused }), { times: 1 });
  await choose(page, 1, 3);
  await submit(page).click();
  await expect(page.getByText(actionMessages.cn['reader.openClient'])).toBeVisible();
  await expect(page.getByText(refused.failureInfo)).toBeVisible();
  await submit(page).click();
  await expect.poll(async () => (await readStored(vote.id)).votes.length).toBe(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the questions and options can be read', { tag: '@sweep' }, async ({ page }) => {
    await page.goto('newsDetail/24/384.html');
    await expect(page.locator(`fieldset${HOOK.voteQuestion}`)).not.toHaveCount(0);
    await expect(voteOption(page).first()).toBeVisible();
  });
});
