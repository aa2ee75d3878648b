import type { Page } from 'playwright/test';
import type { Member } from '../../src/model/member/memberTypes.ts';
import { test as base, expect } from '../helpers/browser.ts';
import { sendComment } from '../helpers/comments.ts';
import { bottomBar, commentField, HOOK, tipLink, voteSubmit } from '../helpers/locators.ts';
import { logInAsMember } from '../helpers/member.ts';
import { createId, putArticle, readStored, readStoredTips, withBaked } from '../helpers/origin.ts';
import { countDocuments, countWaitingWrites, waitUntilStarted } from '../helpers/pageHelpers.ts';
import { startWeakNetwork, type WeakNetwork } from '../helpers/weakNetwork.ts';

/** Tests at 400 kbit/s, a round trip of 400 ms and a loss of 10 %. */
const ARTICLE = 'newsDetail/12/345.html';
const SCRIPTS = /\/_astro\/[^?]+\.js/;
/** Everything but pages. */
const REST = /^(?!GET [^?]+\.html(?:\?|$))/;

const test = base.extend<{ network: WeakNetwork }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  network: async ({}, use) => {
    const network = await startWeakNetwork();
    await use(network);
    await network.stop();
  },
  proxy: async ({ network }, use) => use(network.proxy),
});
// They wait for the network most of the time.
test.describe.configure({ mode: 'parallel' });
test.beforeEach(({ problems }) =>
  problems.allow(/Failed to load resource|net::ERR_|Failed to fetch dynamically/),
);

for (const [what, tag, address, text] of [
  ['an article', undefined, ARTICLE, `${HOOK.articleBody} p`],
  ['the front page', '@sweep', 'home.html', HOOK.rowTitle],
] as const) {
  test(`the text of ${what} is painted before anything else has arrived`, { tag }, async ({
    page,
    network,
  }) => {
    const release = network.hold(REST);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator(text).first()).toBeVisible();
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(loaded).toEqual([]);
    release();
    await waitUntilStarted(page);
  });
}

/** Runs in the page: taps every control that is shown, and returns those that show no answer at once. */
const findSilentControls = (): readonly string[] => {
  const controls = document.querySelectorAll<HTMLElement>('button, [data-act], summary');
  return Array.from(controls)
    .filter((control) => control.getClientRects().length > 0)
    .filter((control) => {
      const before = control.getAttribute('aria-pressed');
      control.click();
      const isBusy = control.getAttribute('aria-busy') === 'true';
      return !isBusy && control.getAttribute('aria-pressed') === before;
    })
    .map((control) => control.outerHTML.slice(0, 160));
};

for (const [what, tag, address] of [
  ['an article', undefined, ARTICLE],
  ['the front page', '@sweep', 'home.html'],
] as const) {
  test(`every control of ${what} answers a tap before its code has arrived`, { tag }, async ({
    page,
    network,
  }) => {
    const release = network.hold(SCRIPTS);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('button').first()).toBeAttached();
    expect(await page.evaluate(findSilentControls)).toEqual([]);
    release();
    await waitUntilStarted(page);
  });
}

test('a control of an article acts although its code arrives late', { tag: '@sweep' }, async ({
  page,
  network,
}) => {
  await page.goto(ARTICLE);
  await waitUntilStarted(page);
  const release = network.hold(SCRIPTS);
  for (const act of ['share', 'look', 'compose']) {
    const control = page.locator(`[data-act=${act}]`).last();
    await control.click();
    await expect(control).toHaveAttribute('aria-busy', 'true');
    if (act === 'compose') release();
  }
  await expect(page.getByRole('dialog').first()).toBeVisible();
});

for (const [act, sheet] of [
  ['share', 'ShareSheet'],
  ['look', 'Sheets'],
] as const) {
  test(`the control of ${act} is busy until its sheet is shown`, { tag: '@sweep' }, async ({
    page,
    network,
  }) => {
    await page.goto(ARTICLE);
    await waitUntilStarted(page);
    const release = network.hold(new RegExp(`/_astro/${sheet}\\.`));
    const control = page.locator(`[data-act=${act}]`).last();
    const requested = page.waitForRequest((request) => request.url().includes(`/${sheet}.`));
    await control.click();
    await requested;
    expect(await control.getAttribute('aria-busy')).toBe('true');
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(control).not.toHaveAttribute('aria-busy');
  });
}

test('code and styles whose connection breaks are requested again, and the tap acts', {
  tag: '@sweep',
}, async ({ page, network }) => {
  await page.goto(ARTICLE);
  await waitUntilStarted(page);
  const documents = countDocuments(page);
  for (const lost of ['request', 'answer'] as const) network.lose(lost, SCRIPTS);
  network.lose('answer', /\/_astro\/[^?]+\.css/);
  await bottomBar(page).locator('[data-act=share]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator(HOOK.shareTargets)).toBeVisible();
  expect(documents()).toBe(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the code of a held tap is requested again when its connection breaks, and the tap acts', {
  tag: '@sweep',
}, async ({ page, network }) => {
  const documents = countDocuments(page);
  for (const lost of ['request', 'answer'] as const) network.lose(lost, SCRIPTS);
  await page.goto(ARTICLE, { waitUntil: 'domcontentloaded' });
  await bottomBar(page).locator('[data-act=share]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(documents()).toBe(1);
});

/** Writes of an article whose answer the network loses. */
interface LostWrite {
  readonly what: string;
  readonly call: RegExp;
  readonly act: (page: Page) => Promise<void>;
  /** The message for the reader: a comment is found again before it is kept. */
  readonly said: RegExp;
  readonly count: (stored: Awaited<ReturnType<typeof readStored>>, member: Member) => number;
}
const tap = (act: string) => (page: Page) => bottomBar(page).locator(`[data-act=${act}]`).click();
const WRITES: readonly LostWrite[] = [
  {
    what: 'a like',
    call: /^POST .*\/(?:event|detailAddPraise)\b/,
    act: tap('praise'),
    said: /联网后自动发送/,
    count: ({ praises }) => praises.length,
  },
  {
    what: 'a favourite',
    call: /^POST .*\/fav\b/,
    act: tap('fav'),
    said: /联网后自动发送/,
    count: ({ favs }) => favs.length,
  },
  {
    what: 'a comment',
    call: /^POST .*\/discuss\b/,
    act: async (page) => {
      await commentField(page).click();
      await sendComment(page, '在车上写的');
    },
    said: /评论已发布/,
    count: ({ comments }) => comments.length,
  },
  {
    what: 'a vote',
    call: /^POST .*\/vote\b/,
    act: async (page) => {
      await page.getByLabel('甲', { exact: true }).check();
      await voteSubmit(page).click();
    },
    said: /联网后自动提交/,
    count: ({ votes }) => votes.length,
  },
  {
    what: 'following a reporter',
    call: /^POST .*\/topicSub\b/,
    act: (page) => page.locator('[data-act=follow]').first().click(),
    said: /联网后自动发送/,
    count: ({ follows }, { uid, userId }) =>
      follows.filter((follow) =>
        [uid, userId].includes(String((follow as { userId: number }).userId)),
      ).length,
  },
];

let count = 0;
async function withWritableArticle(
  page: Page,
  use: (id: number, member: Member) => Promise<void>,
): Promise<void> {
  count += 1;
  const id = createId() + count;
  const address = await putArticle(id, {
    praises: 0,
    body: ['一段。'],
    reporters: [11],
    showReporterCard: true,
    vote: {
      id,
      name: '读者投票',
      endsAt: '2099-01-01 00:00',
      cycle: 0,
      questions: [
        {
          id: id + 1,
          name: '选一项',
          limit: 1,
          options: [{ id: id * 10, name: '甲', votes: 1 }],
        },
      ],
    },
  });
  await withBaked(address, async () => {
    const member = await logInAsMember(page);
    await page.goto(address);
    await waitUntilStarted(page);
    await use(id, member);
  });
}

test('writes whose answer is lost twice are reported and stored once', { tag: '@sweep' }, async ({
  page,
  network,
}) => {
  await withWritableArticle(page, async (id, member) => {
    for (const { what, call, act, count: countStored, said } of WRITES) {
      network.lose('answer', call, 2);
      await act(page);
      await expect(page.getByText(said).first(), what).toBeVisible();
      await expect.poll(() => countWaitingWrites(page), { message: what }).toBe(0);
      expect(countStored(await readStored(id), member), what).toBe(1);
    }
  });
});

test('a comment whose answer is lost is stored once by a server that ignores its key', {
  tag: '@sweep',
}, async ({ page, network }) => {
  await page.route(/\/discuss(?:\?|$)/, (route) =>
    route.continue({
      postData: route
        .request()
        .postData()
        ?.replace(/&?idempotencyKey=[^&]*/, ''),
    }),
  );
  await withWritableArticle(page, async (id) => {
    network.lose('answer', /^POST .*\/discuss\b/);
    await commentField(page).click();
    await sendComment(page, '只有一条');
    await expect(page.getByText('评论已发布')).toBeVisible();
    await expect.poll(() => countWaitingWrites(page)).toBe(0);
    expect((await readStored(id)).comments.length).toBe(1);
  });
});

test('a tip-off whose answer is lost is sent once', { tag: '@sweep' }, async ({
  page,
  network,
}) => {
  await page.goto('tipoffDetail.html');
  await waitUntilStarted(page);
  await page.getByRole('button', { name: '我要报料' }).click();
  const form = page.getByRole('dialog', { name: '我要报料' });
  const title = `路灯不亮 ${createId()}`;
  await form.getByLabel('标题').fill(title);
  await form.getByLabel('发生了什么').fill('三天了');
  network.lose('answer', /^POST .*\/tipoff\b/);
  const send = form.getByRole('button', { name: '提交报料' });
  await send.click();
  // Until the answer is there the button is busy, and a second tap sends nothing.
  await send.click({ timeout: 1_000 }).catch(() => {});
  await expect(tipLink(page)).toHaveCount(1);
  await expect.poll(() => countWaitingWrites(page)).toBe(0);
  const stored = (await readStoredTips()).filter((tip) => JSON.stringify(tip).includes(title));
  expect(stored.length).toBe(1);
});

test('at a loss of one in ten requests an article can be read, liked and commented on', {
  tag: '@sweep',
}, async ({ page, network }) => {
  await withWritableArticle(page, async (id, member) => {
    network.isLossy = true;
    await page.reload();
    await expect(page.locator(`${HOOK.articleBody} p`).first()).toBeVisible();
    const documents = countDocuments(page);
    for (const { act, what, count: countStored } of WRITES.slice(0, 3)) {
      await act(page);
      await expect
        .poll(async () => countStored(await readStored(id), member), { message: what })
        .toBe(1);
    }
    await expect.poll(() => countWaitingWrites(page)).toBe(0);
    const { praises, favs, comments } = await readStored(id);
    expect([praises.length, favs.length, comments.length]).toEqual([1, 1, 1]);
    expect(documents()).toBe(0);
  });
});
