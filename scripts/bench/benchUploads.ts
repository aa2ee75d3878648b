import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';
import { linkTo } from '../../src/routes.ts';
import { bake } from '../bake/bake.ts';
import type { PageRef } from '../bake/pageRef.ts';
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts';
import { startServer } from '../serve/server.ts';
import type { BenchSite } from './benchSite.ts';
import { logInAsMember } from './logInAsMember.ts';
import { formatMs, formatTable } from './numbers.ts';

const RUNS = 2;
const IMAGES = 9;
/** 12 megapixels, as of phones; noise makes the file about 12 MB. */
const PHOTO = { width: 4000, height: 3000 };
/** Longer tasks are noticeable while typing. */
const LONG_MS = 100;
const PHONE = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true } as const;
const CIRCLE: PageRef<'circleDetail'> = { route: 'circleDetail', params: { id: '901' } };
const LIMIT_MS = 120_000;

/**
 * Adds nine images of 12 MB to a post; measures long tasks of the page while they are scaled
 * down: in a worker and, as on old engines, on the main thread.
 */
export async function benchUploads(site: BenchSite): Promise<string> {
  const { settings, buildsDir, clientDir, workDir } = site;
  const photo = await makePhoto(workDir);
  await bake({
    settings,
    buildsDir,
    outDir: clientDir,
    select: { kind: 'articles', articles: [], pages: [CIRCLE] },
  });
  const server = await startServer({ dir: clientDir, base: settings.siteBase, port: 0 });
  const url = server.url + linkTo(CIRCLE.route, CIRCLE.params, settings.siteBase);
  const stored = await logInAsMember(settings.apiUrl);
  try {
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: [...CHROMIUM_ARGS],
    });
    try {
      const rows: string[][] = [];
      for (const inWorker of [true, false]) {
        for (let run = 1; run <= RUNS; run += 1) {
          const { tasks, ms } = await addAll(browser, { url, photo, stored, inWorker });
          const long = tasks.filter((one) => one > LONG_MS).length;
          const longest = formatMs(Math.max(0, ...tasks));
          rows.push([`${inWorker ? 'worker' : 'page'} ${run}`, `${long}`, longest, formatMs(ms)]);
        }
      }
      const { length } = await readFile(photo);
      const size = (length / 1024 / 1024).toFixed(1);
      const head = [
        `${IMAGES} pictures of ${size} MB`,
        `over ${LONG_MS} ms`,
        'longest, ms',
        'all, ms',
      ];
      return formatTable(head, rows);
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
}

interface Run {
  readonly url: string;
  readonly photo: string;
  readonly stored: Readonly<Record<string, string>>;
  readonly inWorker: boolean;
}

/** Returns the durations of long tasks, and the time until all were uploaded. */
async function addAll(
  browser: Browser,
  { url, photo, stored, inWorker }: Run,
): Promise<{ tasks: readonly number[]; ms: number }> {
  const context = await browser.newContext(PHONE);
  try {
    await context.addInitScript(
      ({ values, worker }) => {
        for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
        if (!worker) Reflect.deleteProperty(window, 'OffscreenCanvas');
      },
      { values: stored, worker: inWorker },
    );
    const page = await context.newPage();
    await page.goto(url);
    await page.locator('.floats').waitFor({ state: 'attached' });
    await page.locator('[data-act=form][data-form=post]').first().click();
    const input = page.locator('[role=dialog] input[type=file]');
    await input.waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) seen.push(duration);
      }).observe({ type: 'longtask' });
    });
    const startedAt = performance.now();
    await input.setInputFiles(Array.from({ length: IMAGES }, () => photo));
    await page.locator(`.composer-picture:nth-child(${IMAGES})`).waitFor({ timeout: LIMIT_MS });
    await page.waitForFunction(() => !document.querySelector('.composer-cover'), null, {
      timeout: LIMIT_MS,
    });
    const ms = performance.now() - startedAt;
    const tasks = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    return { tasks, ms };
  } finally {
    await context.close();
  }
}

async function makePhoto(dir: string): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { ...PHOTO, channels: 3, background: '#888', noise } });
  const file = path.join(dir, 'photo.jpg');
  await writeFile(file, await picture.jpeg({ quality: 94 }).toBuffer());
  return file;
}
