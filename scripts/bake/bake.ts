import { getConfig } from '../../src/api/calls/config.ts';
import type { ApiError } from '../../src/api/errors.ts';
import { fail, ok, type Result } from '../../src/model/result.ts';
import type { Settings } from '../../src/settings.ts';
import { openBakeClient } from './client.ts';
import { findBakedPages } from './files.ts';
import { listArticles } from './listing.ts';
import { listShortVideos } from './mvod.ts';
import { planSite } from './plan.ts';
import { openRenderer } from './renderer.ts';
import { runJobs } from './run.ts';
import { planShortVideos } from './shortVideo.ts';
import type {
  BakeFailure,
  BakeJob,
  BakeProgress,
  BakeSummary,
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
  /** Ends the run after the pages that are under way; the others stay as they are. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Bakes articles into static pages (architecture, section 1). An article that fails
 * leaves the page that stands and is named in the summary. Fails whole when the site's
 * configuration or its columns cannot be had: no page is touched then. Rejects with
 * `RendererMissing` when there is no build.
 */
export async function bake(options: BakeOptions): Promise<Result<BakeSummary, ApiError>> {
  const { settings, outDir, workers = 1, compress = false, serverDir, signal } = options;
  const { select = { kind: 'all' }, onProgress = () => {} } = options;
  const startedAt = performance.now();
  // First of all: without a renderer there is nothing to ask the origin for.
  const render = options.render ?? (await openRenderer(serverDir));
  const client = openBakeClient(settings);
  const config = await getConfig(client);
  if (!config.ok) return config;

  const failures: BakeFailure[] = [];
  let jobs: readonly BakeJob[];
  if (select.kind === 'articles') {
    jobs = select.articles.map((ref) => ({ ...ref, action: 'bake' }));
  } else {
    const listing = await listArticles(client, (columns, articles) =>
      onProgress({ phase: 'listing', columns, articles }),
    );
    if (!listing.ok) return fail(listing.error);
    failures.push(...listing.value.failures);
    const videos = await listShortVideos(client);
    for (const { kind, call, message } of videos?.failures ?? []) {
      failures.push({ subject: 'short videos', kind, message: `${call}: ${message}` });
    }
    const standing = await findBakedPages(outDir);
    jobs = [
      ...planSite(select, listing.value, standing),
      ...planShortVideos(select, videos, standing),
    ];
  }

  const shared = { config: config.value, outDir, compress };
  const threaded = workers > 1 && !options.render;
  const crew = threaded
    ? openThreads(Math.min(workers, jobs.length), { ...shared, settings, serverDir })
    : [openLocalWorker({ ...shared, client, render })];
  const run = await runJobs(jobs, crew, { signal, onProgress });
  return ok({
    ...run,
    failed: [...failures, ...run.failed],
    seconds: (performance.now() - startedAt) / 1000,
  });
}
