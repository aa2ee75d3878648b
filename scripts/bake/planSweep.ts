import { getConfig } from '../../src/api/calls/config.ts';
import type { ApiError } from '../../src/api/errors.ts';
import { ok, type Result } from '../../src/model/result.ts';
import type { Settings } from '../../src/settings.ts';
import type { StoredPages } from '../store/storedPages.ts';
import { createBakeClient } from './bakeClient.ts';
import type { BakeJob } from './bakeJob.ts';
import type { BakeFailure } from './bakeSummary.ts';
import type { SiteChanges } from './feeds/siteFiles.ts';
import { forgetMissing } from './forgetMissing.ts';
import { orderSweep } from './orderSweep.ts';
import { formatRef } from './pageRef.ts';
import { planTodo } from './planTodo.ts';
import { hashSiteVersion } from './siteVersion.ts';

export interface SweepOptions {
  readonly settings: Settings;
  readonly outDir: string;
  /** The folder of the renderer. */
  readonly serverDir: string;
  readonly compress: boolean;
  readonly pages: StoredPages;
}

/** What a sweep over the whole site found to do. */
export interface Sweep {
  readonly jobs: readonly BakeJob[];
  /** What the sitemaps of the whole site are made from. */
  readonly siteChanges: SiteChanges;
  /** Whether the store knows every page in the folder: runs over named pages need not read it. */
  readonly isStoreCurrent: boolean;
  /** Lists that could not be read. */
  readonly failures: readonly BakeFailure[];
}

/**
 * Compares the whole site with what was published and returns what is to be done in the order of
 * `orderSweep`; writes no page. Fails when the content server does not answer.
 */
export async function planSweep(options: SweepOptions): Promise<Result<Sweep, ApiError>> {
  const { settings, outDir, serverDir, compress, pages } = options;
  const client = createBakeClient(settings);
  const config = await getConfig(client);
  if (!config.ok) return config;
  const siteVersion = await hashSiteVersion(
    { settings, config: config.value, compress },
    serverDir,
  );
  const select = { kind: 'all' } as const;
  const onProgress = () => {};
  const plan = await planTodo({ client, outDir, select, siteVersion, pages, onProgress });
  if (!plan.ok) return plan;
  const { todo, unchanged, listing, failures, existing, stored } = plan.value;
  forgetMissing(stored, [existing.known], pages);
  const isStoreCurrent = [...existing.known.keys()].every((name) => stored.has(name));
  const jobs = todo.map(({ existing: _, stored: __, column: ___, ...job }): BakeJob => job);
  const countReads = (job: BakeJob) => listing?.articles.get(formatRef(job))?.reads ?? 0;
  const siteChanges: SiteChanges = {
    listing,
    published: [...stored.values()].flatMap(({ published }) => published ?? []),
    ids: new Set([...todo, ...unchanged].flatMap(({ params }) => params.id ?? [])),
    pages: existing.known,
    isWhole: true,
    removed: new Set(),
  };
  return ok({ jobs: orderSweep(jobs, countReads), siteChanges, isStoreCurrent, failures });
}
