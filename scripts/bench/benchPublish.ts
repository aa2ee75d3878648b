import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { joinEmbeddedServer } from '../store/joinDatabase.ts';
import type { BenchSite } from './benchSite.ts';
import { formatBytes, formatTable } from './numbers.ts';
import type { SiteShape } from './publish/generatedSite.ts';
import { writeHugoSite } from './publish/hugoSite.ts';
import { type MeasuredProgram, measureProgram } from './publish/measureProgram.ts';
import { type MeasuredRun, measurePublishing } from './publish/measurePublishing.ts';

/** More articles are in no list of one column (`MAX_PAGES` of `listArticles.ts`, 20 rows a page). */
const MAX_IN_COLUMN = 1_000_000;
const COLUMN_COUNTS = [1, 300];

const NOTE = `CPU s: without the CMS stand-in and PostgreSQL. checked: pages that the run decided about. Each
article has another page with all its comments; the pages of Hugo contain the comments.`;
const RATIO_NOTE = `×wall, ×CPU: divided by those of Hugo; where all articles were written, by those of its first
build, otherwise by those of its second build, which writes all pages again.`;
const NO_HUGO = 'Hugo is not installed, so that nothing is compared with it.';

/** Measures publishing in one column and in many, with an own CMS and database, beside Hugo. */
export async function benchPublish(site: BenchSite, articles: number): Promise<string> {
  const databaseUrl = await startDatabase(site);
  const tables: string[] = [];
  let hasHugo = false;
  for (const columns of COLUMN_COUNTS) {
    const shape: SiteShape = { articles, columns };
    const title = `${formatBytes(articles)} articles, ${columns} column${columns > 1 ? 's' : ''}`;
    if (articles / columns > MAX_IN_COLUMN) {
      tables.push(`${title}: left out, a column lists ${formatBytes(MAX_IN_COLUMN)} at most`);
      continue;
    }
    console.error(`${title} …`);
    const hugo = await measureHugo(site, shape);
    const runs = await measurePublishing(site, shape, databaseUrl);
    hasHugo ||= hugo !== null;
    tables.push(formatRuns(title, runs, hugo, articles), formatCalls(runs));
  }
  return [...tables, `${NOTE}\n${hasHugo ? RATIO_NOTE : NO_HUGO}`].join('\n\n');
}

/** Returns the address of a new database that ends with the site. */
async function startDatabase(site: BenchSite): Promise<string> {
  // Not in the folder of the site: the server of root runs under an account that cannot enter it.
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-postgres-'));
  site.onStop(() => rm(dataDir, { recursive: true, force: true }));
  const server = await joinEmbeddedServer(dataDir);
  site.onStop(server.release);
  return server.url;
}

function formatRuns(
  title: string,
  runs: readonly MeasuredRun[],
  hugo: MeasuredHugo | null,
  articles: number,
): string {
  const head = [title, 'wall s', 'CPU s', 'checked', 'written', 'pages/s', 'calls', 'peak MB'];
  const rows = runs.map((run) => {
    const all = run.written >= articles;
    return [
      run.name,
      ...formatCosts(run),
      formatBytes(run.checked),
      formatBytes(run.written),
      formatBytes(run.checked / run.wallSeconds),
      formatBytes(Object.values(run.calls).reduce((sum, count) => sum + count, 0)),
      formatPeak(run),
      ...(hugo ? formatRatios(run, all ? hugo.cold : hugo.second) : []),
    ];
  });
  if (!hugo) return formatTable(head, rows);
  const hugoRow = (name: string, build: MeasuredProgram) => [
    name,
    ...formatCosts(build),
    formatBytes(articles),
    formatBytes(articles),
    formatBytes(articles / build.wallSeconds),
    '-',
    formatPeak(build),
    '1.0',
    '1.0',
  ];
  rows.push(hugoRow('Hugo, first build', hugo.cold), hugoRow('Hugo, second build', hugo.second));
  return formatTable([...head, '×wall', '×CPU'], rows);
}

type Costs = Pick<MeasuredRun, 'wallSeconds' | 'cpuSeconds' | 'peakBytes'>;

const formatCosts = ({ wallSeconds, cpuSeconds }: Costs) => [
  wallSeconds.toFixed(2),
  cpuSeconds.toFixed(2),
];

const formatPeak = ({ peakBytes }: Costs) =>
  Number.isNaN(peakBytes) ? '-' : (peakBytes / 1024 ** 2).toFixed(0);

const formatRatios = (run: Costs, hugo: Costs) => [
  (run.wallSeconds / hugo.wallSeconds).toFixed(1),
  (run.cpuSeconds / hugo.cpuSeconds).toFixed(1),
];

/** Formats the calls of each run; without those that no run sent more than once. */
function formatCalls(runs: readonly MeasuredRun[]): string {
  const names = [...new Set(runs.flatMap(({ calls }) => Object.keys(calls)))].sort();
  const often = names.filter((name) => runs.some(({ calls }) => (calls[name] ?? 0) > 1));
  const rows = often.map((name) => [
    name,
    ...runs.map(({ calls }) => formatBytes(calls[name] ?? 0)),
  ]);
  return formatTable(['calls', ...runs.map(({ name }) => name)], rows);
}

interface MeasuredHugo {
  readonly cold: MeasuredProgram;
  /** Nothing changed; Hugo renders all pages again. */
  readonly second: MeasuredProgram;
}

/** Builds a site of this shape with Hugo; null where Hugo is not installed. */
async function measureHugo(site: BenchSite, shape: SiteShape): Promise<MeasuredHugo | null> {
  const folder = path.join(site.workDir, `hugo-${shape.columns}`);
  const stopped = new AbortController();
  site.onStop(async () => stopped.abort());
  const run = async (args: readonly string[]) => {
    const measured = await measureProgram('hugo', args, stopped.signal);
    if (measured) console.error(`  hugo ${args[0]}: ${measured.wallSeconds.toFixed(1)} s`);
    return measured;
  };
  if ((await run(['version'])) === null) return null;
  try {
    await writeHugoSite(folder, shape, stopped.signal);
    const args = ['--quiet', '--source', folder, '--cacheDir', path.join(folder, 'cache')];
    const cold = await run(args);
    const second = await run(args);
    return cold && second && { cold, second };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
