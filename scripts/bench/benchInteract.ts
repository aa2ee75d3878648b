import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { linkTo } from '../../src/routes.ts';
import { bake } from '../bake/bake.ts';
import type { PageRef } from '../bake/pageRef.ts';
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts';
import { startServer } from '../serve/server.ts';
import type { BenchSite } from './benchSite.ts';
import { formatMs, formatTable, median } from './numbers.ts';

const RUNS = 10;
const FIRST_RUNS = 20;
const SLOW_CPU = 4;
/** 1.6 Mbit/s and 150 ms. */
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
const PHONE = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true } as const;
/** A tap without an effect by then counts as lost. */
const LIMIT_MS = 10_000;

interface Interaction {
  readonly name: string;
  /** Selector of the control that is tapped. */
  readonly target: string;
  /** Selector of the element that shows the effect of the tap. */
  readonly answer: string;
  /** Prepares the page for the tap. */
  readonly before?: (page: Page) => Promise<unknown>;
}

const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'like',
    target: '.bar [data-act=praise]',
    answer: '.bar [data-act=praise][aria-pressed=true]',
  },
  {
    name: 'vote',
    target: '.vote-submit',
    answer: '.vote-submit[aria-busy=true], .vote-bar',
    // Choosing an option hydrates the form; readers choose before they submit.
    before: async (page) => {
      await page.locator('form input').first().check();
      await page.locator('astro-island[client=tap]:not([ssr])').waitFor();
    },
  },
  { name: 'open comments', target: '.bar a[href="#comments"]', answer: '#comments:target' },
  {
    name: 'open share',
    target: '.bar [data-act=share]',
    answer: '.bar [data-act=share][aria-busy=true], [role=dialog]',
  },
  { name: 'share panel is open', target: '.bar [data-act=share]', answer: '[role=dialog]' },
  {
    name: 'first picture of a film',
    target: '.film-cover',
    answer: 'media-player[data-state=playing]',
  },
];

const ARTICLE: PageRef<'newsDetail'> = {
  route: 'newsDetail',
  params: { columnId: '26', id: '990001' },
};

/**
 * Measures the time from a tap to the frame with its effect, at a quarter of the processor's
 * speed; and on a slow connection a like that is tapped in the first frame that shows it.
 */
export async function benchInteract(site: BenchSite): Promise<string> {
  const { settings, clientDir } = site;
  const article = await putArticle(settings.apiUrl);
  await bake({ settings, outDir: clientDir, select: { kind: 'articles', articles: [article] } });
  const base = settings.siteBase;
  const server = await startServer({ dir: clientDir, base, port: 0 });
  const url = server.url + linkTo(article.route, article.params, base);
  const browser = await chromium
    .launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGS] })
    .catch(async (error: unknown) => {
      await server.stop();
      throw error;
    });
  try {
    const rows: string[][] = [];
    for (const interaction of INTERACTIONS) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        times.push(await withPage(browser, (page) => measure(page, url, interaction)));
      }
      rows.push(rowOf(interaction.name, times));
    }
    const first: number[] = [];
    for (let run = 0; run < FIRST_RUNS; run += 1) {
      first.push(await withPage(browser, (page) => measureFirst(page, url)));
    }
    rows.push(rowOf('like, first instant', first));
    return formatTable(['tap to response, 4x CPU', 'median, ms', 'worst, ms', 'kept'], rows);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Creates an article with likes, shares, a video, a vote and comments. */
async function putArticle(apiUrl: string): Promise<PageRef<'newsDetail'>> {
  const option = (id: number) => ({ id, name: `选项 ${id}`, votes: 10 * id });
  const answer = await fetch(new URL('/control/article', apiUrl), {
    method: 'POST',
    body: JSON.stringify({
      id: Number(ARTICLE.params.id),
      column: Number(ARTICLE.params.columnId),
      at: '2026-11-20 08:00',
      title: '点一下，多久有回应',
      body: [
        { video: 'rail.mp4', poster: 'rail-3', seconds: 12 },
        ...Array.from({ length: 30 }, (_, n) => `第 ${n + 1} 段。`.repeat(20)),
      ],
      praises: 0,
      vote: {
        id: 990001,
        name: '读者投票',
        endsAt: '2036-12-31 18:00',
        cycle: 0,
        questions: [{ id: 1, name: '选一项', limit: 1, options: [1, 2, 3].map(option) }],
      },
    }),
  });
  if (!answer.ok) throw new Error(`the origin refused the article: ${await answer.text()}`);
  return ARTICLE;
}

/** Opens a page in a new browser context, without anything stored by another run. */
async function withPage<T>(browser: Browser, use: (page: Page) => Promise<T>): Promise<T> {
  const context: BrowserContext = await browser.newContext(PHONE);
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page, line: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  if (line) await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
}

/**
 * Runs in the page: measures from the next tap to the end of the frame in which an element
 * matches `answer`; NaN when none does.
 */
function watchTap([answer, limitMs]: readonly [string, number]): void {
  const measured = new Promise<number>((resolve) => {
    const handleClick = ({ timeStamp }: Event) => {
      removeEventListener('click', handleClick, true);
      const look = () => {
        const waited = performance.now() - timeStamp;
        if (document.querySelector(answer)) {
          // A task after the frame's callbacks runs when the frame has been painted.
          setTimeout(() => resolve(performance.now() - timeStamp));
        } else if (waited > limitMs) resolve(Number.NaN);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', handleClick, true);
  });
  Object.assign(window, { measured });
}

const readMeasured = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { measured: Promise<number> }).measured);

async function measure(
  page: Page,
  url: string,
  { target, answer, before }: Interaction,
): Promise<number> {
  await page.goto(url);
  await page.locator('.floats').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await before?.(page);
  await slowDown(page, false);
  await page.evaluate(watchTap, [answer, LIMIT_MS] as const);
  await page.locator(target).tap();
  return readMeasured(page);
}

/** Measures a like that is tapped in the first frame that shows it; NaN when the tap was lost. */
async function measureFirst(page: Page, url: string): Promise<number> {
  const like = '.bar [data-act=praise]';
  await page.addInitScript(watchTap, [`${like}[aria-pressed=true]`, LIMIT_MS] as const);
  await page.addInitScript((selector: string) => {
    const tap = () => {
      const button = document.querySelector<HTMLElement>(selector);
      if (button && button.getBoundingClientRect().width > 0) button.click();
      else requestAnimationFrame(tap);
    };
    requestAnimationFrame(tap);
  }, like);
  await slowDown(page, true);
  await page.goto(url, { waitUntil: 'commit' });
  return readMeasured(page);
}

function rowOf(name: string, times: readonly number[]): string[] {
  const kept = times.filter((ms) => !Number.isNaN(ms));
  return [
    name,
    formatMs(median(kept)),
    formatMs(Math.max(...kept)),
    `${kept.length} of ${times.length}`,
  ];
}
