import { readFile } from 'node:fs/promises';
import { linkTo } from '../../src/routes.ts';
import { bake } from '../bake/bake.ts';
import { writePage } from '../bake/pageFiles.ts';
import { pageFile, type PageRef } from '../bake/pageRef.ts';
import { startServer } from '../serve/server.ts';
import type { BenchSite } from './benchSite.ts';
import { formatMetric, formatRatio, medians, METRIC_HEADS } from './formatMetrics.ts';
import { type Metrics, METRICS, startLighthouse, type Throttling } from './lighthouseBrowser.ts';
import { formatTable } from './numbers.ts';
import { withoutScripts } from './withoutScripts.ts';

const THROTTLINGS = ['simulate', 'devtools'] as const satisfies readonly Throttling[];

/** Runs Lighthouse (mobile) on a baked article and on the same page without scripts; reports medians. */
export async function benchLighthouse(site: BenchSite, runs: number): Promise<string> {
  const { settings, buildsDir, clientDir } = site;
  const [article] = await site.generate(1);
  if (!article) throw new Error('no article');
  await bake({
    settings,
    buildsDir,
    outDir: clientDir,
    select: { kind: 'articles', articles: [article] },
  });
  const floor = await writeFloor(clientDir, article);

  const base = settings.siteBase;
  const server = await startServer({ dir: clientDir, base, port: 0 });
  const browser = await startLighthouse().catch(async (error: unknown) => {
    await server.stop();
    throw error;
  });
  try {
    const measure = ({ route, params }: PageRef<'newsDetail'>, throttling: Throttling) =>
      browser.measure({ url: server.url + linkTo(route, params, base), throttling });
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
      rows.push(...compare(throttling, medians(ofPage), medians(ofFloor)));
    }
    return formatTable(['Lighthouse, mobile', 'page', 'floor', 'ratio'], rows);
  } finally {
    await browser.stop();
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

const compare = (throttling: Throttling, page: Metrics, floor: Metrics): string[][] =>
  METRICS.map((metric) => [
    `${METRIC_HEADS[metric]} (${throttling})`,
    formatMetric(metric, page[metric]),
    formatMetric(metric, floor[metric]),
    formatRatio(page[metric], floor[metric]),
  ]);
