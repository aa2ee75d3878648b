import { type Browser, chromium } from 'playwright';
import { linkTo } from '../../src/routes.ts';
import { bake } from '../bake/bake.ts';
import type { PageRef } from '../bake/pageRef.ts';
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts';
import { startServer } from '../serve/server.ts';
import type { BenchSite } from './benchSite.ts';
import { formatMs, formatTable } from './numbers.ts';

const RUNS = 3;
const SLOW_CPU = 4;
const IMAGES = 200;
/** CSS pixels per frame: the speed of a fling gesture. */
const STEP_PX = 120;
/** Longer tasks are noticeable. */
const LONG_MS = 50;
const PHONE = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true } as const;
const ARTICLE: PageRef<'newsDetail'> = {
  route: 'newsDetail',
  params: { columnId: '26', id: '990002' },
};

/**
 * Scrolls an article of 200 images at a quarter of the processor's speed. It stops before
 * the comments, which hydrate when they are near.
 */
export async function benchScroll({ settings, buildsDir, clientDir }: BenchSite): Promise<string> {
  await putArticle(settings.apiUrl);
  await bake({
    settings,
    buildsDir,
    outDir: clientDir,
    select: { kind: 'articles', articles: [ARTICLE] },
  });
  const base = settings.siteBase;
  const server = await startServer({ dir: clientDir, base, port: 0 });
  const url = server.url + linkTo(ARTICLE.route, ARTICLE.params, base);
  try {
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: [...CHROMIUM_ARGS],
    });
    try {
      const rows: string[][] = [];
      for (let run = 1; run <= RUNS; run += 1) {
        const { tasks, loaded } = await scrollThrough(browser, url);
        const long = tasks.filter((ms) => ms > LONG_MS);
        rows.push([`${run}`, `${long.length}`, formatMs(Math.max(0, ...tasks)), `${loaded}`]);
      }
      const head = [`${IMAGES} pictures scrolled, 4x CPU`, 'long tasks', 'longest, ms', 'loaded'];
      return formatTable(head, rows);
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
}

/** Returns the durations of long tasks, and the number of images that were passed. */
async function scrollThrough(
  browser: Browser,
  url: string,
): Promise<{ tasks: readonly number[]; loaded: number }> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.locator('.floats').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
    return await page.evaluate(async (step) => {
      const tasks: number[] = [];
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      });
      observer.observe({ type: 'longtask' });
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      const all = Array.from(document.querySelectorAll<HTMLImageElement>('main img[data-i]'));
      const last = all[all.length - 1]?.getBoundingClientRect().bottom ?? 0;
      for (let y = 0; y < last - innerHeight; y += step) {
        scrollTo(0, y);
        await frame();
      }
      await frame();
      observer.disconnect();
      return { tasks, loaded: all.filter((img) => img.complete && img.naturalWidth > 0).length };
    }, STEP_PX);
  } finally {
    await context.close();
  }
}

async function putArticle(apiUrl: string): Promise<void> {
  const picture = (n: number) => {
    const src = new URL(`/media/pic/rail-${1 + (n % 8)}.jpg?n=${n}`, apiUrl).href;
    return `<p>第 ${n + 1} 张。</p><p><img src="${src}" width="1200" height="800"></p>`;
  };
  const answer = await fetch(new URL('/control/article', apiUrl), {
    method: 'POST',
    body: JSON.stringify({
      id: Number(ARTICLE.params.id),
      column: Number(ARTICLE.params.columnId),
      at: '2026-11-20 08:00',
      title: '两百张图片',
      content: Array.from({ length: IMAGES }, (_, n) => picture(n)).join(''),
    }),
  });
  if (!answer.ok) throw new Error(`the origin refused the article: ${await answer.text()}`);
}
