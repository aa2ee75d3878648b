import { getConfig } from '../../src/api/calls/config.ts';
import type { ApiError } from '../../src/api/errors.ts';
import { ok, type Result } from '../../src/model/result.ts';
import type { Settings } from '../../src/settings.ts';
import { openBakeClient } from './client.ts';
import { writeSiteFiles } from './feeds/site.ts';
import { findBakedPages } from './files.ts';
import { messageOf } from './outcome.ts';
import { openRenderer, readHomeTemplate } from './renderer.ts';
import { runJobs } from './run.ts';
import { planNamed, planWhole } from './runPlan.ts';
import type {
  BakeJob,
  BakeProgress,
  BakeSummary,
  PageOutcome,
  PublishedArticle,
  RenderPage,
  Selection,
} from './types.ts';
import { openLocalWorker, openThreads } from './workers.ts';

export { openRenderer };

export interface BakeOptions {
  readonly settings: Settings;
  /** The folder of the built files (`dist/client`), without the base. */
  readonly outDir: string;
  /** All of the site when absent. */
  readonly select?: Selection;
  /** Threads that bake; 1, the default, is this one. */
  readonly workers?: number;
  /** Writes `.html.br` and `.html.gz` beside each page. */
  readonly compress?: boolean;
  /** Makes a page, in place of the last build's renderer; it cannot be sent to `workers`. */
  readonly render?: RenderPage;
  /** Of the last build, when it does not stand in `dist/server`. */
  readonly serverDir?: string | undefined;
  readonly onProgress?: (progress: BakeProgress) => void;
  /** Decides what is news; epoch ms. */
  readonly now?: () => number;
  /** Ends the run after the pages that are under way; the others stay as they are. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Bakes articles and the lists that show them into static pages (architecture, section 1),
 * with feeds and sitemaps of what stands then. A page that fails stays as it stands and is
 * named in the summary. Fails whole when the site's configuration or its columns cannot be
 * had: no page is touched then. Rejects with `RendererMissing` when there is no build.
 */
export async function bake(options: BakeOptions): Promise<Result<BakeSummary, ApiError>> {
  const { settings, outDir, workers = 1, compress = false, serverDir, signal } = options;
  const { select = { kind: 'all' }, onProgress = () => {}, now = Date.now } = options;
  const startedAt = performance.now();
  // First of all: without a renderer there is nothing to ask the origin for.
  const render = options.render ?? (await openRenderer(serverDir));
  const homeTemplate = await readHomeTemplate(serverDir);
  const client = openBakeClient(settings);
  const config = await getConfig(client);
  if (!config.ok) return config;

  const standing = await findBakedPages(outDir);
  const plan =
    select.kind === 'articles'
      ? ok(await planNamed(client, select, standing))
      : await planWhole(client, select, standing, onProgress);
  if (!plan.ok) return plan;
  const { jobs, listing, failures } = plan.value;

  const shared = { config: config.value, outDir, compress, homeTemplate };
  const threaded = workers > 1 && !options.render;
  const crew = threaded
    ? openThreads(Math.min(workers, jobs.length), { ...shared, settings, serverDir })
    : [openLocalWorker({ ...shared, client, render })];
  const published: PublishedArticle[] = [];
  const onOutcome = (_: BakeJob, outcome: PageOutcome) => {
    if ('published' in outcome && outcome.published) published.push(outcome.published);
  };
  const run = await runJobs(jobs, crew, { signal, onOutcome, onProgress });

  const failed = [...failures, ...run.failed];
  if (run.stopped === null) {
    const files = { outDir, compress, settings, config: config.value, now: now() };
    const learnt = listing
      ? ({ kind: 'whole', listing } as const)
      : ({ kind: 'some', published, ids: new Set(jobs.map(({ id }) => id)) } as const);
    try {
      await writeSiteFiles(files, learnt);
    } catch (error) {
      failed.push({ subject: 'sitemaps', kind: 'write', message: messageOf(error) });
    }
  }
  return ok({ ...run, failed, seconds: (performance.now() - startedAt) / 1000 });
}
