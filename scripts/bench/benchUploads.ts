import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { PageRef } from '../bake/pageRef.ts';
import type { BenchSite } from './benchSite.ts';
import { collectLongTasks, readLongTasks } from './longTasks.ts';
import { formatMs, formatTable } from './numbers.ts';
import { type PhoneVisit, visitBakedPages, withPhonePage } from './visitPages.ts';

const RUNS = 2;
const IMAGES = 9;
/** 12 megapixels, as of phones; noise makes the file about 12 MB. */
const PHOTO = { width: 4000, height: 3000 };
/** Longer tasks are noticeable while typing. */
const LONG_MS = 100;
const CIRCLE: PageRef<'circleDetail'> = { route: 'circleDetail', params: { id: '901' } };
const LIMIT_MS = 120_000;

/**
 * Adds nine images of 12 MB to a post; measures long tasks of the page while they are scaled
 * down: in a worker and, as on old engines, on the main thread.
 */
export async function benchUploads(site: BenchSite): Promise<string> {
  const photo = await makePhoto(site.workDir);
  const { length } = await readFile(photo);
  const size = (length / 1024 / 1024).toFixed(1);
  const select = { kind: 'articles', articles: [], pages: [CIRCLE] } as const;
  return visitBakedPages(site, select, async (visitOf) => {
    const rows: string[][] = [];
    for (const inWorker of [true, false]) {
      for (let run = 1; run <= RUNS; run += 1) {
        const { tasks, ms } = await addAll(visitOf(CIRCLE), photo, inWorker);
        const long = tasks.filter((one) => one > LONG_MS).length;
        const longest = formatMs(Math.max(0, ...tasks));
        rows.push([`${inWorker ? 'worker' : 'page'} ${run}`, `${long}`, longest, formatMs(ms)]);
      }
    }
    const name = `${IMAGES} pictures of ${size} MB`;
    return formatTable([name, `over ${LONG_MS} ms`, 'longest, ms', 'all, ms'], rows);
  });
}

/** Returns the durations of long tasks, and the time until all were uploaded. */
const addAll = (visit: PhoneVisit, photo: string, inWorker: boolean) =>
  withPhonePage(visit, async (page) => {
    if (!inWorker) {
      await page.addInitScript(() => Reflect.deleteProperty(window, 'OffscreenCanvas'));
    }
    await page.goto(visit.url);
    await page.locator('.floats').waitFor({ state: 'attached' });
    await page.locator('[data-act=form][data-form=post]').first().click();
    const input = page.locator('[role=dialog] input[type=file]');
    await input.waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await page.evaluate(collectLongTasks);
    const startedAt = performance.now();
    await input.setInputFiles(Array.from({ length: IMAGES }, () => photo));
    await page.locator(`.composer-picture:nth-child(${IMAGES})`).waitFor({ timeout: LIMIT_MS });
    await page.waitForFunction(() => !document.querySelector('.composer-cover'), null, {
      timeout: LIMIT_MS,
    });
    return { ms: performance.now() - startedAt, tasks: await readLongTasks(page) };
  });

async function makePhoto(dir: string): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { ...PHOTO, channels: 3, background: '#888', noise } });
  const file = path.join(dir, 'photo.jpg');
  await writeFile(file, await picture.jpeg({ quality: 94 }).toBuffer());
  return file;
}
