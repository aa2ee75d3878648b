import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { linkTo } from '../../src/routes.ts';
import { bake } from '../bake/bake.ts';
import type { PageRef } from '../bake/pageRef.ts';
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts';
import { startServer } from '../serve/server.ts';
import type { BenchSite } from './benchSite.ts';
import { logInAsMember } from './logInAsMember.ts';
import { formatMs, formatTable, percentile } from './numbers.ts';

const RUNS = 2;
const SLOW_CPU = 4;
/** CSS pixels per frame, 7,200 per second: the speed of a fling gesture. */
const STEP_PX = 120;
/** Longer tasks are noticeable. */
const LONG_MS = 50;
/** Stops a scroll that does not reach the end. */
const MAX_FRAMES = 30_000;
/** Time between keys: shorter than the debounce of the search. */
const KEY_PAUSE_MS = 180;
const PHONE = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true } as const;
const VOTE: PageRef<'activityVoteWeb'> = {
  route: 'activityVoteWeb',
  params: { linkID: '8102', id: '6010' },
};
const QUERIES = ['1234', '199', '江', '李明', '第88号', 'zzz'];

/**
 * Scrolls a vote with 2,000 options to its end at a quarter of the processor's speed; then
 * searches in the loaded options at full speed.
 */
export async function benchPoll({ settings, buildsDir, clientDir }: BenchSite): Promise<string> {
  await bake({
    settings,
    buildsDir,
    outDir: clientDir,
    select: { kind: 'articles', articles: [], pages: [VOTE] },
  });
  const base = settings.siteBase;
  const server = await startServer({ dir: clientDir, base, port: 0 });
  const url = server.url + linkTo(VOTE.route, VOTE.params, base);
  const stored = await logInAsMember(settings.apiUrl);
  try {
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: [...CHROMIUM_ARGS],
    });
    try {
      const rows: string[][] = [];
      for (let run = 1; run <= RUNS; run += 1)
        rows.push([`${run}`, ...(await measure(browser, url, stored))]);
      const head = [
        '2,000 options',
        'options read',
        `4x: over ${LONG_MS} ms`,
        'longest, ms',
        'most elements',
        'key to paint p50',
        'p95, ms',
        'key to found p50',
        'p95, ms',
      ];
      return formatTable(head, rows);
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
}

async function measure(
  browser: Browser,
  url: string,
  stored: Readonly<Record<string, string>>,
): Promise<string[]> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await open(context, url, stored);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
    const { tasks, seen, elements } = await scrollThrough(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const { painted, found } = await search(page);
    const long = tasks.filter((ms) => ms > LONG_MS).length;
    return [
      `${seen}`,
      `${long}`,
      formatMs(Math.max(0, ...tasks)),
      `${elements}`,
      formatMs(percentile(painted, 0.5)),
      formatMs(percentile(painted, 0.95)),
      formatMs(percentile(found, 0.5)),
      formatMs(percentile(found, 0.95)),
    ];
  } finally {
    await context.close();
  }
}

async function open(
  context: BrowserContext,
  url: string,
  stored: Readonly<Record<string, string>>,
): Promise<Page> {
  await context.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, stored);
  const page = await context.newPage();
  await page.goto(url);
  // Headless Chromium sometimes does not report idle without input.
  await page.keyboard.press('Shift');
  await page.locator('.vote-search').waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

/** Returns the durations of long tasks, and the number of options that were passed. */
const scrollThrough = (page: Page) =>
  page.evaluate(
    async ([step, maxFrames]) => {
      const tasks: number[] = [];
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      });
      observer.observe({ type: 'longtask' });
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      const seen = new Set<string | undefined>();
      let elements = 0;
      for (let n = 0; n < maxFrames; n += 1) {
        scrollBy(0, step);
        await frame();
        // Not in every frame, so that counting does not distort the measurement.
        if (n % 8 > 0) continue;
        for (const link of document.querySelectorAll<HTMLElement>('[data-option-link]')) {
          seen.add(link.dataset.optionLink);
        }
        elements = Math.max(elements, document.getElementsByTagName('*').length);
        const isLoaded = document.querySelector('.list-end p') !== null;
        const { scrollHeight } = document.documentElement;
        if (isLoaded && scrollY + innerHeight >= scrollHeight - 1) break;
      }
      await new Promise((done) => setTimeout(done, 500));
      for (const link of document.querySelectorAll<HTMLElement>('[data-option-link]')) {
        seen.add(link.dataset.optionLink);
      }
      observer.disconnect();
      return { tasks, seen: seen.size, elements };
    },
    [STEP_PX, MAX_FRAMES] as const,
  );

/** Measures from each key to the next painted frame, and to the last change of the results. */
async function search(page: Page): Promise<{ painted: number[]; found: number[] }> {
  await page.evaluate(() => {
    scrollTo(0, 0);
    const painted: number[] = [];
    const found: number[] = [];
    Object.assign(window, { seen: { painted, found } });
    const field = document.querySelector('.vote-query');
    field?.addEventListener('input', ({ timeStamp }) => {
      let changedAt = 0;
      const observer = new MutationObserver(() => {
        changedAt = performance.now();
      });
      const panel = document.querySelector('#vote-options')?.parentElement;
      if (panel) observer.observe(panel, { childList: true, subtree: true, characterData: true });
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => painted.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
      setTimeout(() => {
        observer.disconnect();
        if (changedAt > 0) found.push(changedAt - timeStamp);
      }, 150);
    });
  });
  const field = page.locator('.vote-query');
  for (const query of QUERIES) {
    await field.focus();
    await field.pressSequentially(query, { delay: KEY_PAUSE_MS });
    for (let n = 0; n < query.length; n += 1)
      await field.press('Backspace', { delay: KEY_PAUSE_MS });
  }
  await page.waitForTimeout(KEY_PAUSE_MS);
  return page.evaluate(
    () => (window as unknown as { seen: { painted: number[]; found: number[] } }).seen,
  );
}
