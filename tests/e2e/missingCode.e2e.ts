import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from 'playwright/test';
import { SERVER_DIR } from '../../scripts/bake/loadRenderer.ts';
import { HOME_TEMPLATE } from '../../scripts/build/homeTemplate.ts';
import { findServerVersion } from '../../scripts/build/serverVersions.ts';
import { SLOW_CHUNK_MS } from '../../src/host/chunkEvents.ts';
import { expect, test } from '../helpers/browser.ts';
import { readBuilt } from '../helpers/builtFiles.ts';
import {
  type BrokenFiles,
  breakFiles,
  FILE_FAULTS,
  type FileCase,
  listCode,
  listEntries,
  listFileCases,
} from '../helpers/chunks.ts';
import { HOOK } from '../helpers/locators.ts';
import { logInAsMember } from '../helpers/member.ts';

/** Cases side by side in one browser. */
const PAGES_AT_ONCE = 3;
const STEP_MS = 2_000;
/** Enough for four limits, one after the other. */
const STEPS = (4 * SLOW_CHUNK_MS) / STEP_MS;
/** How long a busy machine may take for what needs no limit. */
const BUSY_MACHINE_MS = 20_000;

interface TemplateCase {
  readonly name: string;
  readonly address: string;
  /** Shows that the content is there. */
  readonly content: string;
  /** Calls that fail: the content is then the failure with its retry. */
  readonly failing?: RegExp;
}

const TEMPLATES: readonly TemplateCase[] = [
  { name: 'article', address: 'newsDetail/999/345.html', content: `${HOOK.articleBody} p` },
  {
    name: 'article whose text fails',
    address: 'newsDetail/999/345.html',
    content: 'main [role=alert] button',
    failing: /getArticleContent/,
  },
  { name: 'front page', address: 'home.html', content: `${HOOK.feedList} a, ${HOOK.rows} a` },
  { name: 'broadcast', address: 'liveDetail.html?linkID=801&id=404', content: HOOK.liveStage },
  {
    name: 'newspaper',
    address: 'paperSharePage.html?time=20261112&paperId=2',
    content: `${HOOK.paperSheet} img`,
  },
  { name: 'vote', address: 'activityVote.html?linkID=8101&id=6003', content: HOOK.optionName },
];

// Many pages, on a busy machine.
test.describe.configure({ timeout: 300_000 });

/** The page has reloaded before, so that a failure is final at once (deploy.e2e.ts has the reload). */
const markReloaded = (): void => {
  sessionStorage.setItem('reloaded', location.pathname);
};

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A page of a browser of its own: the clock is one for all pages of a browser. */
interface Visit {
  readonly page: Page;
  readonly end: () => Promise<void>;
}

/** Runs in the page from its start: keeps how many words about lost taps were shown in it. */
const noteWords = (): void => {
  const page = window as { words?: number };
  page.words = 0;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        const isWord =
          node instanceof Element && node.matches('body > [role=alert], body > p[role=status]');
        if (isWord) page.words = (page.words ?? 0) + 1;
      }
    }
  }).observe(document, { childList: true, subtree: true });
};
const countWords = (): number => (window as { words?: number }).words ?? 0;

async function openPage(browser: Browser, storageState?: StorageState): Promise<Visit> {
  const context = await browser.newContext({
    storageState,
    // The front page's template is answered by the test, and asks a server of this machine.
    permissions: ['local-network-access'],
  });
  await context.clock.install();
  await context.addInitScript(markReloaded);
  await context.addInitScript(noteWords);
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  return { page, end: () => context.close() };
}

/** Taps a button that a sheet without its content may cover, also one that is still opening. */
const tapAgain = (page: Page, button: Locator): Promise<void> =>
  expect(async () => {
    await page.keyboard.press('Escape');
    await button.click({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });

/** Runs the cases, some at a time, and returns what went wrong in them. */
async function runCases<T>(
  open: () => Promise<Visit>,
  cases: readonly T[],
  run: (page: Page, one: T) => Promise<string | null>,
): Promise<readonly string[]> {
  const waiting = [...cases];
  const wrong: string[] = [];
  const work = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      const { page, end } = await open();
      const problem = await run(page, one).catch((error: Error) => error.message);
      if (problem) wrong.push(`${JSON.stringify(one)}: ${problem}`);
      await end();
    }
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work));
  return wrong.sort();
}

/** Something that matches can be seen. */
const seen = (page: Page, selector: string) => page.locator(selector).filter({ visible: true });
const isSeen = async (page: Page, selector: string): Promise<boolean> =>
  (await seen(page, selector).count()) > 0;

/**
 * Lets the limits pass in steps until `isDone`. Time passes only while the page waits for nothing
 * but the files that hang: on a busy machine it would end calls whose answers are on their way.
 */
async function passTime(
  page: Page,
  broken: BrokenFiles,
  isDone: () => Promise<boolean>,
): Promise<boolean> {
  for (let step = 0; step < STEPS; step += 1) {
    await broken.waitForOthers();
    if (await isDone()) return true;
    await page.clock.fastForward(STEP_MS);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  return isDone();
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

/** The front page is baked over its template. */
async function showHomeTemplate(page: Page): Promise<void> {
  const template = path.join(await findServerVersion(SERVER_DIR), HOME_TEMPLATE);
  const body = await readFile(template, 'utf8');
  await page.route(/\/home\.html$/, (route) => route.fulfill({ body, contentType: 'text/html' }));
}

async function loginState(page: Page): Promise<StorageState> {
  await logInAsMember(page);
  return page.context().storageState();
}

/** Files that an earlier template went without: the same happens on every template. */
const lookedAt = new Set<string>();

for (const { name, address, content, failing } of TEMPLATES) {
  test(`the template of the ${name} without one of its files shows its content or says so`, async ({
    browser,
    page,
  }) => {
    const member = name === 'vote' ? await loginState(page) : undefined;
    const open = async () => {
      const visit = await openPage(browser, member);
      if (name === 'front page') await showHomeTemplate(visit.page);
      if (failing) await visit.page.route(failing, (route) => route.abort());
      return visit;
    };
    const { page: whole, end } = await open();
    let entries: ReadonlySet<string> = new Set();
    let needed: readonly string[] = [];
    const all = await listCode(whole, async () => {
      needed = await listCode(whole, async () => {
        const answer = await whole.goto(address);
        entries = await listEntries((await answer?.text()) ?? '');
        await seen(whole, content).first().waitFor();
      });
      await whole.waitForLoadState('networkidle');
    });
    await end();
    expect(needed.length).toBeGreaterThan(5);
    const isNew = (file: string) => !lookedAt.has(file);
    const later = all.filter((file) => !needed.includes(file)).filter(isNew);
    const cases = [
      ...listFileCases(needed.filter(isNew), entries).map(({ file, fault }) => ({
        files: [file],
        fault,
      })),
      // The content is there before these are requested.
      ...FILE_FAULTS.map((fault) => ({ files: later, fault })),
    ];
    for (const file of all) lookedAt.add(file);

    const wrong = await runCases(open, cases, async (page, { files, fault }) => {
      const broken = await breakFiles(page, files, fault);
      await page.goto(address, { waitUntil: 'commit' });
      const isSettled = await passTime(page, broken, () =>
        isSeen(page, `${content}, ${HOOK.templateError}`),
      );
      if (!isSettled) return (await isSeen(page, HOOK.skeleton)) ? 'a skeleton for ever' : 'blank';
      const isStuck = await isSeen(page, HOOK.templateError);
      if (isStuck && (await isSeen(page, HOOK.skeleton))) return 'a skeleton beside the sentence';
      if (!isStuck || fault === 'gone') return null;
      await broken.release();
      if (!(await passTime(page, broken, () => isSeen(page, content))))
        return 'late code shows nothing';
      return (await passTime(page, broken, async () => !(await isSeen(page, HOOK.templateError))))
        ? null
        : 'the sentence stays beside the content';
    });
    expect(wrong).toEqual([]);
  });
}

interface TapCase {
  readonly name: string;
  /** Of the baked page. */
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
  [
    'article',
    [
      { name: 'share', address: ARTICLE, ...SHARE },
      { name: 'comment', address: ARTICLE, ...COMMENT },
      { name: 'picture', address: ARTICLE, ...PICTURE },
      { name: 'like', address: ARTICLE, ...LIKE },
    ],
  ],
  ['broadcast', [{ name: 'comment', address: BROADCAST, ...COMMENT }]],
  [
    'vote',
    [
      {
        name: 'choose',
        address: 'activityVote/8105/6015.html',
        isForMembers: true,
        button: HOOK.optionVote,
        done: HOOK.castBar,
      },
    ],
  ],
  // Islands that hydrate on a tap: the messages are loaded for each of them.
  ['newspaper', [{ name: 'share', address: 'paperSharePage/2026-11-12.html', ...SHARE }]],
  ['timeline', [{ name: 'order', address: 'timeline/95.html', ...OLDEST }]],
  ['short video', [{ name: 'share', address: 'minVideoDetail/7003.html', ...SHARE }]],
  ['vote in an article', [{ name: 'submit', address: 'newsDetail/12/384.html', ...NO_CHOICE }]],
];
/** Files that an earlier tap went without: the same happens on every page. */
const tapped = new Set<string>();

for (const [kind, taps] of TAPS) {
  test(`a tap on the baked ${kind} without one of its files is given up with a word, and can be repeated`, async ({
    browser,
    page: loginPage,
  }) => {
    const isForMembers = taps.some((tap) => tap.isForMembers);
    const member = isForMembers ? await loginState(loginPage) : undefined;
    const open = () => openPage(browser, member);
    const cases: (FileCase & { readonly tap: TapCase })[] = [];
    for (const tap of taps) {
      const entries = await listEntries(readBuilt(tap.address));
      const { page: whole, end } = await open();
      const names = await listCode(whole, async () => {
        await whole.goto(tap.address);
        await whole.locator(tap.button).first().click();
        await seen(whole, tap.done).first().waitFor();
        await whole.waitForLoadState('networkidle');
      });
      await end();
      // A dependency that is missing is, to the tap, a missing import; templates have each of them.
      const isImport = (file: string) => entries.has(file) || file.endsWith('.css');
      const own = names.filter((file) => !tapped.has(file) && isImport(file));
      for (const file of own) tapped.add(file);
      cases.push(...listFileCases(own, entries).map((one) => ({ tap, ...one })));
    }
    expect(cases.length).toBeGreaterThan(0);

    const wrong = await runCases(open, cases, async (page, { tap, file, fault }) => {
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
      if (!(await isDone())) {
        await tapAgain(page, button);
      }
      return (await passTime(page, broken, isDone)) ? null : 'the code came, and nothing happens';
    });
    expect(wrong).toEqual([]);
  });
}
