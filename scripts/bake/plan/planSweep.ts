import { isDeepStrictEqual } from 'node:util';
import type { ApiError } from '../../../src/api/errors.ts';
import { ok, type Result } from '../../../src/model/result.ts';
import type { PageDescription, StoredPage } from '../../store/storedPages.ts';
import type { BakeJob, WholeSelection } from '../bakeJob.ts';
import type { BakeFailure } from '../bakeSummary.ts';
import { type FoundArticles, listPublished, type SiteChanges } from '../feeds/siteFiles.ts';
import { forgetMissing } from '../finish/rememberPages.ts';
import { formatRef } from '../pageRef.ts';
import { type PreviewOptions, previewRun } from './previewRun.ts';

export interface SweepOptions extends Omit<PreviewOptions, 'select' | 'refetch' | 'onProgress'> {
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
  const plan = await previewRun(options);
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
    siteChanges,
    descriptions,
    isStoreCurrent,
    failures,
  });
}

/**
 * Orders the pages of a sweep for readers: the newest and the most read article take turns, then pages
 * whose time is unknown follow.
 *
 * @param countReads returns how often the lists say that the article of a page was read; 0 when unknown
 */
export function orderSweep(
  jobs: readonly BakeJob[],
  countReads: (job: BakeJob) => number,
): readonly BakeJob[] {
  const newest = [...jobs].sort((a, b) => timeOf(b) - timeOf(a));
  const mostRead = jobs
    .map((job) => ({ job, reads: countReads(job) }))
    .filter(({ reads }) => reads > 0)
    .sort((a, b) => b.reads - a.reads);
  const ordered = new Set<BakeJob>();
  for (const [i, job] of newest.entries()) {
    ordered.add(job);
    const read = mostRead[i];
    if (read) ordered.add(read.job);
  }
  return [...ordered];
}

const timeOf = ({ listed }: BakeJob): number => listed?.changedAt ?? 0;

/**
 * Returns the stored pages of articles that the lists of the site describe otherwise: with other
 * times, or as links to other sites, which sitemaps do not have.
 */
function findDescriptions(
  found: FoundArticles,
  stored: ReadonlyMap<string, StoredPage>,
): readonly PageDescription[] {
  const listed = new Map(
    listPublished(found).map(({ ref, title, publishedAt, changedAt }) => [
      formatRef(ref),
      { ref, title, publishedAt, changedAt },
    ]),
  );
  const descriptions: PageDescription[] = [];
  for (const [name, { viewHash, published }] of stored) {
    // Sitemaps have an article by the page under its own column.
    if (published && formatRef(published.ref) !== name) continue;
    const described = listed.get(name) ?? null;
    const isSame =
      published === null ? described === null : isDeepStrictEqual(published, described);
    if (!isSame) descriptions.push({ name, viewHash, published: described });
  }
  return descriptions;
}
