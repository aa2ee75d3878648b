import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../helpers/browser.ts';
import { readBuilt } from '../helpers/builtFiles.ts';
import {
  breakFiles,
  FILE_FAULTS,
  type FileCase,
  isImport,
  listCode,
  listEntries,
  listFileCases,
} from '../helpers/chunks.ts';
import { HOOK } from '../helpers/locators.ts';
import {
  BUSY_MACHINE_MS,
  countWords,
  isSeen,
  loginState,
  openPage,
  passTime,
  runCases,
  STEP_MS,
  seen,
  type Visit,
} from '../helpers/missingCode.ts';
import { SWEEP_LIMIT_MS } from '../helpers/sweepLimit.ts';

// Many pages.
test.describe.configure({ timeout: SWEEP_LIMIT_MS });

/**
 * Taps a button that a sheet without its content may cover, also one that is still opening. Each try
 * has more time: a tap that succeeds after its limit would open what the next try closes.
 */
async function tapAgain(page: Page, button: Locator): Promise<void> {
  let limit = 500;
  await expect(async () => {
    limit *= 2;
    await page.keyboard.press('Escape');
    await button.click({ timeout: limit });
  }).toPass({ timeout: BUSY_MACHINE_MS });
}

/** Waits in real time. */
const isSoon = (isDone: () => Promise<boolean>, timeout: number): Promise<boolean> =>
  expect
    .poll(isDone, { timeout })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );

interface TapCase {
  readonly name: string;
  /** Of the page; with a query, of a template. */
  readonly address: string;
  readonly button: string;
  /** The page is for members only. */
  readonly isForMembers?: boolean;
  /** Shows that the tap has done what it is for. */
  readonly done: string;
}

const ARTICLE = 'newsDetail/12/345.html';
const BROADCAST = 'liveDetail/801/404.html';
const SHARE = { button: '[data-act=share]', done: `${HOOK.shareTargets} button` };
const COMMENT = { button: '[data-act=compose]', done: 'textarea' };
const PICTURE = {
  button: `${HOOK.articleBody} ${HOOK.bodyFigure} img`,
  done: HOOK.lightbox,
};
const OLDEST = {
  button: `${HOOK.timelineOrder} + ${HOOK.timelineOrder}`,
  done: `${HOOK.timelineOrder}[aria-pressed=false] + ${HOOK.timelineOrder}[aria-pressed=true]`,
};
/** The form answers a submit without a choice. */
const NO_CHOICE = { button: HOOK.voteSubmit, done: `${HOOK.voteForm} [role=alert]` };
const LIKE = { button: '[data-act=praise]', done: '[data-act=praise][aria-pressed=true]' };

const TAPS: readonly (readonly [name: string, taps: readonly TapCase[]])[] = [
  ['share button of an article', [{ name: 'share', address: ARTICLE, ...SHARE }]],
  ['comment button of an article', [{ name: 'comment', address: ARTICLE, ...COMMENT }]],
  ['picture of an article', [{ name: 'picture', address: ARTICLE, ...PICTURE }]],
  ['like of an article', [{ name: 'like', address: ARTICLE, ...LIKE }]],
  ['broadcast', [{ name: 'comment', address: BROADCAST, ...COMMENT }]],
  [
    'vote',
    [
      {
        name: 'choose',
        address: 'activityVote/8105/6015.html',
        isForMembers: true,
        button: HOOK.optionVote,
        done: HOOK.ballotBar,
      },
    ],
  ],
  // The added rows are an island, below rows that stay HTML.
  [
    'list',
    [
      {
        name: 'more',
        address: 'tagList.html?tagId=42',
        button: `${HOOK.listEnd} button`,
        done: '#added-rows > section',
      },
    ],
  ],
  // Islands that hydrate on a tap: the messages are loaded for each of them.
  ['newspaper', [{ name: 'share', address: 'paperSharePage/2026-11-14.html', ...SHARE }]],
  [
    'newspaper that fills itself',
    [
      {
        name: 'article',
        address: 'paperSharePage.html?time=20261112&paperId=2',
        button: `${HOOK.paperRows} a`,
        done: HOOK.paperReader,
      },
    ],
  ],
  [
    'timeline',
    [
      { name: 'order', address: 'timeline/95.html', ...OLDEST },
      { name: 'order', address: 'timeline.html?id=95', ...OLDEST },
    ],
  ],
  [
    'list of accounts',
    [
      {
        name: 'narrower category',
        address: 'subscriptionList.html?id=1',
        button: `${HOOK.subscriptionRows} fieldset button:nth-of-type(2)`,
        done: `${HOOK.subscriptionRows} fieldset button:nth-of-type(2)[aria-pressed=true]`,
      },
    ],
  ],
  [
    'ranking',
    [
      {
        name: 'period',
        address: 'xyListShare.html?type=1',
        button: '[role=tab]:nth-child(3)',
        done: '[role=tab]:nth-child(3)[aria-selected=true]',
      },
    ],
  ],
  ['short video', [{ name: 'share', address: 'minVideoDetail/7003.html', ...SHARE }]],
  ['vote in an article', [{ name: 'submit', address: 'newsDetail/12/384.html', ...NO_CHOICE }]],
  [
    'vote in an article that fills itself',
    [{ name: 'submit', address: 'newsDetail.html?columnId=12&id=384', ...NO_CHOICE }],
  ],
];
/** Files that an earlier tap went without: the same happens on every page. */
const tapped = new Set<string>();

type Case = FileCase & { readonly tap: TapCase };

/** Returns the files that the taps request, with each fault. */
async function listTapCases(
  open: () => Promise<Visit>,
  taps: readonly TapCase[],
): Promise<readonly Case[]> {
  const cases: Case[] = [];
  for (const tap of taps) {
    const [file = '', query] = tap.address.split('?');
    const entries = await listEntries(readBuilt(file));
    const { page, end } = await open();
    // What a template needs until there is a button is in missingTemplateCode.e2e.ts.
    if (query) {
      await page.goto(tap.address);
      await page.locator(tap.button).first().waitFor();
      await page.waitForLoadState('networkidle');
    }
    const names = await listCode(page, async () => {
      if (!query) await page.goto(tap.address);
      await page.locator(tap.button).first().click();
      await seen(page, tap.done).first().waitFor();
      await page.waitForLoadState('networkidle');
    });
    await end();
    const imports = names.filter((file) => isImport(file, entries));
    expect(imports).not.toEqual([]);
    cases.push(...listFileCases(imports, entries).map((one) => ({ tap, ...one })));
  }
  return cases;
}

/** Taps without a file. Returns what is wrong with what follows; null for nothing. */
async function tapWithout(page: Page, { tap, file, fault }: Case): Promise<string | null> {
  const broken = await breakFiles(page, [file], fault);
  const button = page.locator(tap.button).first();
  const isFree = async () => (await button.getAttribute('aria-busy')) !== 'true';
  const isDone = () => isSeen(page, tap.done);
  const isSaid = async () => (await page.evaluate(countWords)) > 0;
  const isSettled = async () => (await isFree()) && ((await isDone()) || isSaid());
  await page.goto(tap.address, { waitUntil: 'domcontentloaded' });
  await button.click();
  if (!(await passTime(page, broken, isSettled)))
    return (await isFree()) ? 'silent' : 'busy for ever';
  // A word about another file may come before the sheet.
  await broken.waitForOthers();
  if (await isDone()) return null;
  broken.recover();
  // A failure of messages is kept for a second (services/loadMessages.ts).
  await page.clock.fastForward(STEP_MS);
  await tapAgain(page, button);
  // Its files come now: limits that pass at once would give it up.
  if (await isSoon(isDone, fault === 'gone' ? BUSY_MACHINE_MS : STEP_MS)) return null;
  // In this engine a failure is requested again, a request that hangs in a dependency is not.
  if (fault === 'gone') return 'a second tap does nothing';
  await broken.release();
  // A tap whose action waits goes on by itself; one whose sheet was closed is repeated.
  await broken.waitForOthers();
  if (!(await isDone())) await tapAgain(page, button);
  return (await passTime(page, broken, isDone)) ? null : 'the code came, and nothing happens';
}

for (const [kind, taps] of TAPS) {
  test(`a tap on the ${kind} without one of its files is given up with a word, and can be repeated`, {
    tag: '@sweep',
  }, async ({ browser, page }) => {
    const isForMembers = taps.some((tap) => tap.isForMembers);
    const member = isForMembers ? await loginState(page) : undefined;
    const open = () => openPage(browser, member);
    const cases = (await listTapCases(open, taps)).filter(({ file }) => !tapped.has(file));
    for (const { file } of cases) tapped.add(file);
    expect(await runCases(open, cases, tapWithout)).toEqual([]);
  });
}

test('a tap for an act without its code is given up with a word, and can be repeated', async ({
  browser,
}) => {
  const tap = { name: 'share', address: ARTICLE, ...SHARE };
  const open = () => openPage(browser);
  const { file } = (await listTapCases(open, [tap])).at(-1) as Case;
  const own = FILE_FAULTS.map((fault) => ({ tap, file, fault }));
  expect(await runCases(open, own, tapWithout)).toEqual([]);
});
