import type { Page } from 'playwright';
import type { Selection } from '../bake/bakeJob.ts';
import type { PageRef } from '../bake/pageRef.ts';
import type { BenchSite } from './benchSite.ts';
import { collectLongTasks, readLongTasks } from './longTasks.ts';
import { formatMs, formatTable } from './numbers.ts';
import { slowCpu } from './slowDown.ts';
import { LARGE_VOTE, type PhoneVisit, visitBakedPages, withPhonePage } from './visitPages.ts';

const RUNS = 2;
/** CSS pixels per frame, 7,200 per second: the speed of a fling gesture. */
const STEP_PX = 120;
/** Stops a scroll that has reached the end, or that waits for rows for so long. */
const MOST_IDLE_FRAMES = 600;
/** Longer tasks are noticeable. */
const LONG_MS = 50;
const PICTURES = 200;

/** A page that is scrolled until so many of its items were passed. */
interface LongPage {
  readonly name: string;
  readonly ref: PageRef;
  readonly select: Selection;
  /** The items, and the attribute that tells them apart. */
  readonly items: string;
  readonly key: string;
  readonly count: number;
}

const ARTICLE: PageRef<'newsDetail'> = {
  route: 'newsDetail',
  params: { columnId: '26', id: '990002' },
};
/** A generated column of the sample content with enough rows. */
const COLUMN_ID = '273';

const LONG_PAGES: readonly LongPage[] = [
  {
    name: 'pictures of an article',
    ref: ARTICLE,
    select: { kind: 'articles', articles: [ARTICLE] },
    items: 'main img[data-i]',
    key: 'data-i',
    count: PICTURES,
  },
  {
    name: 'rows of a list',
    ref: { route: 'columnDetail', params: { id: COLUMN_ID } },
    select: { kind: 'articles', articles: [], columns: [COLUMN_ID] },
    items: '[data-feed] a[data-article]',
    key: 'data-article',
    count: 1_200,
  },
  {
    name: 'options of a vote',
    ref: LARGE_VOTE,
    select: { kind: 'articles', articles: [], pages: [LARGE_VOTE] },
    items: '[data-option-link]',
    key: 'data-option-link',
    count: 2_000,
  },
];

/** Scrolls long pages at a quarter of the processor's speed, and measures long tasks. */
export async function benchScroll(site: BenchSite): Promise<string> {
  await putArticle(site);
  const rows: string[][] = [];
  for (const page of LONG_PAGES) {
    await visitBakedPages(site, page.select, async (visitOf) => {
      for (let run = 0; run < RUNS; run += 1) {
        const { tasks, passed, elements } = await scrollThrough(visitOf(page.ref), page);
        const long = tasks.filter((ms) => ms > LONG_MS).length;
        const longest = formatMs(Math.max(0, ...tasks));
        rows.push([page.name, `${passed}`, `${long}`, longest, `${elements}`]);
      }
    });
  }
  const head = ['scrolled, 4x CPU', 'passed', `over ${LONG_MS} ms`, 'longest, ms', 'most elements'];
  return formatTable(head, rows);
}

/** Publishes the article of many pictures at the benchmark's origin. */
async function putArticle(site: BenchSite): Promise<void> {
  const answer = await fetch(new URL('/control/article', site.settings.apiUrl), {
    method: 'POST',
    body: JSON.stringify({
      id: Number(ARTICLE.params.id),
      column: Number(ARTICLE.params.columnId),
      at: '2026-11-20 08:00',
      title: '两百张图片',
      content: Array.from({ length: PICTURES }, (_, n) => createPicture(site, n)).join(''),
    }),
  });
  if (!answer.ok) throw new Error(`the origin refused the article: ${await answer.text()}`);
}

function createPicture({ settings }: BenchSite, n: number): string {
  const src = new URL(`/media/pic/rail-${1 + (n % 8)}.jpg?n=${n}`, settings.apiUrl).href;
  return `<p>第 ${n + 1} 张。</p><p><img src="${src}" width="1200" height="800"></p>`;
}

const scrollThrough = (visit: PhoneVisit, { items, key, count }: LongPage) =>
  withPhonePage(visit, async (page: Page) => {
    await page.goto(visit.url);
    await page.locator('.floats, .vote-search').first().waitFor({ state: 'attached' });
    // The first gesture hydrates lists, which is not part of the measurement.
    await page.mouse.wheel(0, 10);
    await page.waitForLoadState('networkidle');
    await slowCpu(page);
    await page.evaluate(collectLongTasks);
    const scrolled = await page.evaluate(
      async ({ items, key, count, step, mostIdle }) => {
        const passed = new Set<string | null>();
        let elements = 0;
        let lastAt = 0;
        for (let n = 0; n < lastAt + mostIdle && passed.size < count; n += 1) {
          scrollBy(0, step);
          await new Promise(requestAnimationFrame);
          // Not in every frame, so that counting does not distort the measurement.
          if (n % 8 > 0) continue;
          const before = passed.size;
          for (const item of document.querySelectorAll(items)) {
            if (item.getBoundingClientRect().top < innerHeight) passed.add(item.getAttribute(key));
          }
          if (passed.size > before) lastAt = n;
          elements = Math.max(elements, document.getElementsByTagName('*').length);
        }
        return { passed: passed.size, elements };
      },
      { items, key, count, step: STEP_PX, mostIdle: MOST_IDLE_FRAMES },
    );
    return { ...scrolled, tasks: await readLongTasks(page) };
  });
