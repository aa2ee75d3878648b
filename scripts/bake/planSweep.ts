import type { ApiError } from '../../src/api/errors.ts';
import { ok, type Result } from '../../src/model/result.ts';
import type { PageDescription } from '../store/storedPages.ts';
import type { BakeJob, WholeSelection } from './bakeJob.ts';
import type { BakeFailure } from './bakeSummary.ts';
import { findDescriptions } from './feeds/findDescriptions.ts';
import type { SiteChanges } from './feeds/siteFiles.ts';
import { forgetMissing } from './forgetMissing.ts';
import { orderSweep } from './orderSweep.ts';
import { formatRef } from './pageRef.ts';
import { type PlanOptions, planChanges } from './planChanges.ts';

export interface SweepOptions extends Omit<PlanOptions, 'select' | 'refetch' | 'onProgress'> {
  /** Decides how far the lists are read. */
  readonly select: (siteVersion: string) => WholeSelection;
}

/** What a sweep over the whole site found to do. */
export interface Sweep {
  readonly jobs: readonly BakeJob[];
  /** What the sitemaps of the whole site are made from. */
  readonly siteChanges: SiteChanges;
  /** Of a site on targets: stored pages whose articles the lists describe otherwise. */
  readonly descriptions: readonly PageDescription[];
  /** Whether the store knows every page in the folder: runs over named pages need not read it. */
  readonly isStoreCurrent: boolean;
  /** What the pages are to be made of, when every list was read to its end; null otherwise. */
  readonly wholeVersion: string | null;
  /** Lists that could not be read. */
  readonly failures: readonly BakeFailure[];
}

/**
 * Compares the whole site with what was published and returns what is to be done in the order of
 * `orderSweep`; writes no page. Fails when the content server does not answer.
 */
export async function planSweep(options: SweepOptions): Promise<Result<Sweep, ApiError>> {
  const plan = await planChanges(options);
  if (!plan.ok) return plan;
  const { todo, unchanged, listing, failures, existing, stored, siteVersion, select } = plan.value;
  forgetMissing(stored, [existing.known], options.pages);
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
  const descriptions = options.isWorkingCopy ? findDescriptions(siteChanges, stored) : [];
  const isWhole = select.kind === 'all' && failures.length === 0;
  return ok({
    jobs: orderSweep(jobs, countReads),
    wholeVersion: isWhole ? siteVersion : null,
    ...{ siteChanges, descriptions, isStoreCurrent, failures },
  });
}
