import type { Page } from 'playwright/test';
import { readTestPorts } from '../../scripts/test/testEnvironment.ts';
import { expect, test } from '../helpers/browser.ts';
import {
  breakFiles,
  FILE_FAULTS,
  type FileFault,
  isImport,
  listCode,
  listEntries,
  listFileCases,
} from '../helpers/chunks.ts';
import { HOOK } from '../helpers/locators.ts';
import {
  isSeen,
  loginState,
  openPage,
  passTime,
  runCases,
  seen,
  type Visit,
} from '../helpers/missingCode.ts';
import { showHomeTemplate } from '../helpers/showHomeTemplate.ts';
import { SWEEP_LIMIT_MS } from '../helpers/sweepLimit.ts';

interface TemplateCase {
  readonly name: string;
  readonly address: string;
  /** Shows that the content is there. */
  readonly content: string;
  /** Calls that fail: the content is then the failure with its retry. */
  readonly failing?: RegExp;
}

const PDF_FILE = `http://localhost:${readTestPorts().origin}/media/file/sheet-12003.pdf`;

/** A failure with its retry. */
const FAILURE = 'main [role=alert] button';

const TEMPLATES: readonly TemplateCase[] = [
  { name: 'article', address: 'newsDetail/999/345.html', content: `${HOOK.articleBody} p` },
  {
    name: 'article whose text fails',
    address: 'newsDetail/999/345.html',
    content: FAILURE,
    failing: /getArticleContent/,
  },
  { name: 'front page', address: 'home.html', content: `${HOOK.feedList} a, ${HOOK.rows} a` },
  {
    name: 'column',
    address: 'columnShare.html?id=16',
    content: `${HOOK.feedList} a, ${HOOK.rows} a`,
  },
  { name: 'broadcast', address: 'liveDetail.html?linkID=801&id=404', content: HOOK.liveMedia },
  {
    name: 'newspaper',
    address: 'paperSharePage.html?time=20261112&paperId=2',
    content: `${HOOK.paperSheet} img`,
  },
  {
    name: 'short video',
    address: 'mvodShare.html?id=7003',
    content: 'main h1',
  },
  {
    name: 'feed of short videos',
    address: 'minVideoDetail.html?id=7002',
    content: `${HOOK.videoSlide} h1`,
  },
  { name: 'vote', address: 'activityVote.html?linkID=8101&id=6003', content: HOOK.optionName },
  { name: 'circle', address: 'circleDetail.html?id=901', content: 'main h1' },
  { name: 'tag', address: 'tagList.html?tagId=42', content: 'main li a' },
  { name: 'timeline', address: 'timeline.html?id=95', content: HOOK.timelineEntry },
  {
    name: 'list of accounts',
    address: 'subscriptionList/2.html',
    content: `${HOOK.subscriptionRows} ${HOOK.articleRow}`,
  },
  { name: 'ranking', address: 'xyListShare.html', content: HOOK.rankItem },
  {
    name: 'download',
    address: 'invitedToDownload.html',
    content: 'main [data-act=download]',
  },
  { name: 'notice', address: 'noticeDetail.html?id=951', content: HOOK.articleBody },
  { name: 'product', address: 'productDetail.html?id=5', content: HOOK.articleBody },
  {
    name: 'PDF file',
    address: `previewPDF.html?url=${encodeURIComponent(PDF_FILE)}`,
    content: 'main canvas',
  },
];

// Many pages.
test.describe.configure({ timeout: SWEEP_LIMIT_MS });

interface FilesCase {
  readonly files: readonly string[];
  readonly fault: FileFault;
}

/** Whether what is expected does not come. */
const isLate = (expectation: Promise<void>): Promise<boolean> =>
  expectation.then(
    () => false,
    () => true,
  );

/**
 * Returns the files of a template with each fault: each alone, and those for later together.
 * Leaves out those that are known, and adds its own to them.
 */
async function listTemplateCases(
  open: () => Promise<Visit>,
  { address, content }: TemplateCase,
  known: Set<string>,
): Promise<readonly FilesCase[]> {
  const { page, end } = await open();
  let entries: ReadonlySet<string> = new Set();
  let needed: readonly string[] = [];
  const all = await listCode(page, async () => {
    needed = await listCode(page, async () => {
      const answer = await page.goto(address);
      entries = await listEntries((await answer?.text()) ?? '');
      await seen(page, content).first().waitFor();
    });
    await page.waitForLoadState('networkidle');
  });
  await end();
  expect(needed.length).toBeGreaterThan(5);
  const isNew = (file: string) => !known.has(file);
  const later = all.filter((file) => !needed.includes(file)).filter(isNew);
  const own = needed.filter(isNew);
  const imports = own.filter((file) => isImport(file, entries));
  const dependency = own.filter((file) => !isImport(file, entries)).slice(0, 1);
  for (const file of all) known.add(file);
  return [
    ...listFileCases([...imports, ...dependency], entries).map(({ file, fault }) => ({
      files: [file],
      fault,
    })),
    // The content is there before these are requested.
    ...(later.length > 0 ? FILE_FAULTS.map((fault) => ({ files: later, fault })) : []),
  ];
}

/** Opens a template without files. Returns what is wrong with what it shows; null for nothing. */
async function openWithout(
  page: Page,
  { address, content }: TemplateCase,
  { files, fault }: FilesCase,
): Promise<string | null> {
  const broken = await breakFiles(page, files, fault);
  await page.goto(address, { waitUntil: 'commit' });
  const isSettled = await passTime(page, broken, () =>
    isSeen(page, `${content}, ${HOOK.templateError}, ${FAILURE}`),
  );
  if (!isSettled) return (await isSeen(page, HOOK.skeleton)) ? 'a skeleton for ever' : 'blank';
  const isStuck = await isSeen(page, HOOK.templateError);
  if (isStuck && (await isSeen(page, HOOK.skeleton))) return 'a skeleton beside the sentence';
  if (!isStuck || fault === 'gone') return null;
  await broken.release();
  await broken.waitForOthers();
  // No limit of time has to pass now, and none may end a call while the page is busy.
  if (await isLate(expect(seen(page, content)).not.toHaveCount(0)))
    return 'late code shows nothing';
  return (await isLate(expect(seen(page, HOOK.templateError)).toHaveCount(0)))
    ? 'the sentence stays beside the content'
    : null;
}

/** Files that an earlier template went without: the same happens on every template. */
const lookedAt = new Set<string>();

for (const template of TEMPLATES) {
  const { name, failing } = template;
  test(`the template of the ${name} without one of its files shows its content or says so`, {
    tag: '@sweep',
  }, async ({ browser, page }) => {
    const member = name === 'vote' ? await loginState(page) : undefined;
    const open = async () => {
      const visit = await openPage(browser, member);
      if (name === 'front page') await showHomeTemplate(visit.page);
      if (failing) await visit.page.route(failing, (route) => route.abort());
      return visit;
    };
    const cases = await listTemplateCases(open, template, lookedAt);
    const wrong = await runCases(open, cases, (page, one) => openWithout(page, template, one));
    expect(wrong).toEqual([]);
  });
}

test('a template without its first or its last file shows its content or says so', async ({
  browser,
}) => {
  const [template] = TEMPLATES as readonly [TemplateCase];
  const open = () => openPage(browser);
  const cases = await listTemplateCases(open, template, new Set());
  expect(cases.length).toBeGreaterThan(3);
  const some = [...cases.slice(0, 2), ...cases.slice(-2)];
  const wrong = await runCases(open, some, (page, one) => openWithout(page, template, one));
  expect(wrong).toEqual([]);
});
