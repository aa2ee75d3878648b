import { type Browser, chromium, type Page } from 'playwright';
import { linkTo } from '../../src/routes.ts';
import { bake } from '../bake/bake.ts';
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts';
import { startServer } from '../serve/server.ts';
import type { BenchSite } from './benchSite.ts';
import { formatMs, formatTable } from './numbers.ts';

const RUNS = 2;
const SLOW_CPU = 4;
/** A generated column of the sample content with enough rows. */
const COLUMN_ID = '273';
const PAGES = 60;
/** CSS pixels per frame: the speed of a fling gesture. */
const STEP_PX = 120;
/** Longer tasks are noticeable. */
const LONG_MS = 50;
const PHONE = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true } as const;

interface Scrolled {
  readonly rows: number;
  /** Durations of tasks of 50 ms or more. */
  readonly tasks: readonly number[];
  /** Bytes of the heap and of the page's nodes per row. */
  readonly bytesARow: number;
}

/**
 * Scrolls a list of sixty pages to its end at a quarter of the processor's speed; measures
 * long tasks and memory per row.
 */
export async function benchFeed({ settings, buildsDir, clientDir }: BenchSite): Promise<string> {
  const base = settings.siteBase;
  await bake({
    settings,
    buildsDir,
    outDir: clientDir,
    select: { kind: 'articles', articles: [], columns: [COLUMN_ID] },
  });
  const server = await startServer({ dir: clientDir, base, port: 0 });
  const url = server.url + linkTo('columnDetail', { id: COLUMN_ID }, base);
  try {
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: [...CHROMIUM_ARGS],
    });
    try {
      const table: string[][] = [];
      for (let run = 1; run <= RUNS; run += 1) {
        const { rows, tasks, bytesARow } = await scrollThrough(browser, url);
        const long = tasks.filter((ms) => ms > LONG_MS);
        const longest = formatMs(Math.max(0, ...tasks));
        table.push([`${rows}`, `${long.length}`, longest, (bytesARow / 1024).toFixed(1)]);
      }
      const head = ['rows of a list scrolled, 4x CPU', 'long tasks', 'longest, ms', 'kB a row'];
      return formatTable(head, table);
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
}

async function scrollThrough(browser: Browser, url: string): Promise<Scrolled> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.locator('.floats').waitFor({ state: 'attached' });
    // The first gesture hydrates the list, which is not part of the measurement.
    await page.mouse.wheel(0, 10);
    await page.locator('.feed-end').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    const before = await measureMemory(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
    const tasks = await scrollDown(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const after = await measureMemory(page);
    const added = after.rows - before.rows;
    return { rows: after.rows, tasks, bytesARow: (after.bytes - before.bytes) / added };
  } finally {
    await context.close();
  }
}

const scrollDown = (page: Page): Promise<number[]> =>
  page.evaluate(
    async ({ step, rows }) => {
      const tasks: number[] = [];
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      });
      observer.observe({ type: 'longtask' });
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      const count = () => document.querySelectorAll('[data-feed] a[data-article]').length;
      while (count() < rows) {
        scrollBy(0, step);
        await frame();
      }
      observer.disconnect();
      return tasks;
    },
    { step: STEP_PX, rows: PAGES * 20 },
  );

/** Measures the page's memory: the heap, and its nodes by the engine's own figures. */
async function measureMemory(page: Page): Promise<{ rows: number; bytes: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, embedderHeapUsedSize = 0 } = (await session.send('Runtime.getHeapUsage')) as {
    usedSize: number;
    embedderHeapUsedSize?: number;
  };
  const rows = await page.locator('[data-feed] a[data-article]').count();
  await session.detach();
  return { rows, bytes: usedSize + embedderHeapUsedSize };
}
