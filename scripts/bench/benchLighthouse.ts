import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { linkTo } from '../../src/routes.ts';
import { bake } from '../bake/bake.ts';
import { writePage } from '../bake/pageFiles.ts';
import { type PageRef, pageFile } from '../bake/pageRef.ts';
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts';
import { startServer } from '../serve/server.ts';
import type { BenchSite } from './benchSite.ts';
import { formatMs, formatTable, median } from './numbers.ts';
import { withoutScripts } from './withoutScripts.ts';

const AUDITS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;
type Metric = keyof typeof AUDITS;
type Metrics = Readonly<Record<Metric, number>>;
const METRICS = Object.keys(AUDITS) as Metric[];

/** `simulate` computes from an unthrottled trace; `devtools` throttles the browser. */
const THROTTLINGS = ['simulate', 'devtools'] as const;
type Throttling = (typeof THROTTLINGS)[number];

/** Runs Lighthouse (mobile) on a baked article and on the same page without scripts; reports medians. */
export async function benchLighthouse(site: BenchSite, runs: number): Promise<string> {
  const { settings, clientDir } = site;
  const [article] = await site.generate(1);
  if (!article) throw new Error('no article');
  await bake({ settings, outDir: clientDir, select: { kind: 'articles', articles: [article] } });
  const floor = await writeFloor(clientDir, article);

  const base = settings.siteBase;
  const server = await startServer({ dir: clientDir, base, port: 0 });
  const port = await findFreePort();
  const browser = await chromium
    .launch({
      executablePath: findChromium(),
      args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
    })
    .catch(async (error: unknown) => {
      await server.stop();
      throw error;
    });
  try {
    const addressOf = (ref: PageRef<'newsDetail'>) =>
      server.url + linkTo(ref.route, ref.params, base);
    const measure = (ref: PageRef<'newsDetail'>, throttling: Throttling) =>
      runLighthouse(addressOf(ref), throttling, port);
    // The first page in a browser is slower than all others.
    await measure(floor, 'simulate');
    const rows: string[][] = [];
    for (const throttling of THROTTLINGS) {
      const ofPage: Metrics[] = [];
      const ofFloor: Metrics[] = [];
      for (let run = 0; run < runs; run++) {
        // Alternates, so that other load on the machine affects both.
        ofPage.push(await measure(article, throttling));
        ofFloor.push(await measure(floor, throttling));
      }
      rows.push(...compare(throttling, ofPage, ofFloor));
    }
    return formatTable(['Lighthouse, mobile', 'page', 'floor', 'ratio'], rows);
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function writeFloor(
  clientDir: string,
  article: PageRef<'newsDetail'>,
): Promise<PageRef<'newsDetail'>> {
  const html = await readFile(pageFile(clientDir, article), 'utf8');
  const floor = { ...article, params: { ...article.params, id: `${article.params.id}-floor` } };
  await writePage(clientDir, floor, withoutScripts(html), { compress: false });
  return floor;
}

async function runLighthouse(url: string, throttling: Throttling, port: number): Promise<Metrics> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    throttlingMethod: throttling,
    disableFullPageScreenshot: true,
    onlyAudits: Object.values(AUDITS),
  });
  const { audits, runtimeError } = result?.lhr ?? {};
  if (!audits || runtimeError)
    throw new Error(`Lighthouse: ${runtimeError?.message ?? 'no result'}`);
  const read = (metric: Metric) => audits[AUDITS[metric]]?.numericValue ?? Number.NaN;
  return { FCP: read('FCP'), LCP: read('LCP'), TBT: read('TBT'), CLS: read('CLS') };
}

function compare(
  throttling: Throttling,
  page: readonly Metrics[],
  floor: readonly Metrics[],
): string[][] {
  return METRICS.map((metric) => {
    const [ofPage, ofFloor] = [page, floor].map((runs) => median(runs.map((run) => run[metric])));
    const format = metric === 'CLS' ? (n: number) => n.toFixed(3) : formatMs;
    const [a = Number.NaN, b = Number.NaN] = [ofPage, ofFloor];
    const unit = metric === 'CLS' ? '' : ', ms';
    return [
      `${metric}${unit} (${throttling})`,
      format(a),
      format(b),
      b > 0 ? `${(a / b).toFixed(3)}x` : '-',
    ];
  });
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
