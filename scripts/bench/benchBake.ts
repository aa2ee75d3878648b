import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BakeTask, BakeTaskResult } from './bakeTask.ts';
import type { BenchSite } from './benchSite.ts';
import { formatMs, formatTable, percentile } from './numbers.ts';
import { runTask } from './runTask.ts';

const TASK_FILE = fileURLToPath(new URL('./bakeTask.ts', import.meta.url));

/** Number of pages from which the time per page is measured. */
const PAGE_SAMPLES = 1_000;

/** Measures baking with requests to the origin, and in a process that has loaded its data. */
export async function benchBake(site: BenchSite, counts: readonly number[]): Promise<string> {
  const rates: string[][] = [];
  const [first = PAGE_SAMPLES] = counts;
  for (const count of counts) {
    const articles = await site.generate(count);
    const run = async (name: string, kind: BakeTask['kind'], workers: number) =>
      rates.push(
        rateRow(name, await runBakeTask(site, { kind, workers, articles, compress: false })),
      );
    await run('whole bake, 1 worker', 'whole', 1);
    if (count === first) await run('whole bake, 2 workers', 'whole', 2);
    await run('render and write', 'pure', 1);
  }
  const articles = await site.generate(Math.min(first, PAGE_SAMPLES));
  const measure = (compress: boolean) =>
    runBakeTask(site, { kind: 'pure', workers: 1, articles, compress });
  const pages = [
    pageRow('plain', await measure(false)),
    pageRow('with .br and .gz', await measure(true)),
  ];
  return [
    formatTable(['bake', 'pages', 's', 'pages/s', 'peak MB'], rates),
    formatTable(['one page, warm, ms', 'p50', 'p95', 'first'], pages),
  ].join('\n\n');
}

const rateRow = (name: string, { pages, seconds, peakBytes }: BakeTaskResult) => [
  name,
  String(pages),
  seconds.toFixed(1),
  (pages / seconds).toFixed(0),
  (peakBytes / 1024 ** 2).toFixed(0),
];

const pageRow = (name: string, { pageMs }: BakeTaskResult) => {
  const [first = Number.NaN, ...warm] = pageMs;
  return [name, formatMs(percentile(warm, 0.5)), formatMs(percentile(warm, 0.95)), formatMs(first)];
};

async function runBakeTask(
  { settings, buildsDir, workDir }: BenchSite,
  task: Omit<BakeTask, 'settings' | 'buildsDir' | 'outDir'>,
): Promise<BakeTaskResult> {
  const outDir = path.join(workDir, 'baked');
  try {
    return await runTask(TASK_FILE, { ...task, settings, buildsDir, outDir } satisfies BakeTask);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
