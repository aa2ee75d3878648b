import type { Page } from 'playwright';
import type { PageRef } from '../bake/pageRef.ts';
import type { BenchSite } from './benchSite.ts';
import { formatBytes, formatTable } from './numbers.ts';
import { type PhoneVisit, visitBakedPages, withPhonePage } from './visitPages.ts';

/** Rows at which a list is measured. */
const ROW_COUNTS = [400, 1_000, 2_000, 4_000] as const;
const ROWS_A_PAGE = 200;
const FIRST_ID = 7_000_000;
const ANSWER_HEADERS = { 'access-control-allow-origin': '*' } as const;
/** The number of nodes is final once it has stayed the same for so long. */
const QUIET_MS = 500;
const STEP_MS = 50;

/** A list whose pages after the first ones are answered by the bench. */
interface LongList {
  readonly name: string;
  readonly ref: PageRef;
  /** Calls that load a page; its number is the query `page`. */
  readonly calls: string;
  /** Pages that the origin answers itself. */
  readonly pagesOfOrigin: number;
  readonly createPage: (page: number) => unknown;
  /** Finds the row with an id. */
  readonly selectRow: (id: number) => string;
  /** The button that loads the next page; null where scrolling does. */
  readonly more: string | null;
}

interface ListSize {
  readonly rows: number;
  readonly elements: number;
  /** All nodes that the engine holds, text and detached ones too. */
  readonly nodes: number;
  readonly heapBytes: number;
}

/**
 * Nodes and memory of an article list and of a comment list at 400 to 4,000 rows, as they are
 * and with every row drawn (decision 38).
 */
export const benchLists = (site: BenchSite): Promise<string> =>
  visitBakedPages(site, null, async (visitOf) => {
    const table: string[][] = [];
    for (const list of LISTS) {
      for (const drawsAll of [false, true]) {
        const sizes = await measureList({ ...visitOf(list.ref), stored: {} }, list, drawsAll);
        const name = `${list.name}, ${drawsAll ? 'every row drawn' : 'as it is'}`;
        for (const { rows, elements, nodes, heapBytes } of sizes) {
          const heap = (heapBytes / 1024 ** 2).toFixed(1);
          table.push([name, `${rows}`, formatBytes(elements), formatBytes(nodes), heap]);
        }
      }
    }
    return formatTable(['list', 'rows', 'elements', 'nodes', 'heap, MB'], table);
  });

const createRows = (page: number, createRow: (id: number) => unknown) =>
  Array.from({ length: ROWS_A_PAGE }, (_, row) => createRow(FIRST_ID + page * ROWS_A_PAGE + row));

const createArticle = (id: number) => ({
  fileId: id,
  columnId: 14,
  title: `第 ${id} 条：江边的一天，从早晨的渡口说起`,
  attAbstract: '渡口还在，船换了三次。',
  publishtime: '2026-11-20 08:00:00',
  articleType: 0,
});

/** Every third comment has two replies. */
const createComment = (id: number) => {
  const replies = id % 3 === 0 ? [createReply(id, 1), createReply(id, 2)] : [];
  return {
    ...createReply(id, 0),
    id,
    parentID: 0,
    countDiscuss: replies.length,
    topDiscuss: { list: replies, hasMore: false },
  };
};

const createReply = (parentID: number, number: number) => ({
  id: parentID * 10 + number,
  articleID: 990001,
  parentID,
  userName: `读者${number}`,
  content: '说得有道理，只是桥头的路灯还没有亮，晚上走过去要看着脚下。',
  created: '2026-11-20 09:00:00',
  countPraise: 3,
});

const LISTS: readonly LongList[] = [
  {
    name: 'articles',
    ref: { route: 'columnDetail', params: { id: '14' } },
    calls: '**/app_if/getArticles?*',
    pagesOfOrigin: 1,
    createPage: (page) => ({ list: createRows(page, createArticle) }),
    selectRow: (id) => `[data-article="${id}"]`,
    more: null,
  },
  {
    name: 'comments',
    ref: { route: 'commentAll', params: { id: '990001', source: '0' } },
    calls: '**/discussView?*',
    pagesOfOrigin: 0,
    createPage: (page) => ({
      list: createRows(page, createComment),
      totalCount: 10_000,
      hasMore: true,
    }),
    selectRow: (id) => `[data-comment="${id}"]`,
    more: '.comment-more',
  },
];

const measureList = (
  visit: PhoneVisit,
  list: LongList,
  drawsAll: boolean,
): Promise<readonly ListSize[]> =>
  withPhonePage(visit, async (page) => {
    if (drawsAll) await page.addInitScript(widenObservers);
    const allowPages = await serveList(page, list);
    allowPages(1);
    await page.goto(visit.url);
    const sizes: ListSize[] = [];
    let loaded = 0;
    for (const rows of ROW_COUNTS) {
      for (; loaded < rows / ROWS_A_PAGE; loaded += 1) {
        allowPages(loaded + 1);
        await loadPage(page, list, loaded);
      }
      sizes.push({ rows, ...(await measurePage(page)) });
    }
    return sizes;
  });

/** Every row is near: lists then draw all of them. */
function widenObservers(): void {
  const Native = IntersectionObserver;
  window.IntersectionObserver = class extends Native {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const isOfChunks = options?.rootMargin === '1200px 0px';
      super(callback, isOfChunks ? { ...options, rootMargin: '100000000px 0px' } : options);
    }
  };
}

/** Answers pages of the list as they are allowed; a list may request them earlier. */
async function serveList(page: Page, list: LongList): Promise<(count: number) => void> {
  let allowed = 0;
  let waiting: (() => void)[] = [];
  await page.route('**/discussHot?*', (route) =>
    route.fulfill({ json: { list: [] }, headers: ANSWER_HEADERS }),
  );
  await page.route(list.calls, async (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('page') ?? 0);
    if (number < list.pagesOfOrigin) return route.continue();
    const at = number - list.pagesOfOrigin;
    while (at >= allowed) await new Promise<void>((resolve) => waiting.push(resolve));
    // The context may be closed while the last page waits.
    await route.fulfill({ json: list.createPage(at), headers: ANSWER_HEADERS }).catch(() => {});
  });
  return (count) => {
    allowed = count;
    for (const resolve of waiting) resolve();
    waiting = [];
  };
}

/** Scrolls to the last row of a page, which is loaded on the way. */
async function loadPage(page: Page, list: LongList, at: number): Promise<void> {
  const row = page.locator(list.selectRow(FIRST_ID + (at + 1) * ROWS_A_PAGE - 1));
  if (list.more && at > 0) await page.locator(list.more).last().click();
  while ((await row.count()) === 0) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForTimeout(STEP_MS);
  }
}

async function measurePage(page: Page): Promise<Omit<ListSize, 'rows'>> {
  const countElements = () => page.locator('*').count();
  let elements = await countElements();
  for (let before = -1; before !== elements; elements = await countElements()) {
    before = elements;
    await page.waitForTimeout(QUIET_MS);
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { elements, nodes: read('Nodes'), heapBytes: read('JSHeapUsedSize') };
}
