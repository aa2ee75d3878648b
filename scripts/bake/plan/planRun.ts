import type { Client } from '../../../src/api/client.ts';
import type { ApiError } from '../../../src/api/errors.ts';
import { ok, type Result } from '../../../src/model/result.ts';
import type { StoredPage, StoredPages } from '../../store/storedPages.ts';
import type { BakeJob, Selection } from '../bakeJob.ts';
import type { BakeProgress } from '../bakeSummary.ts';
import { findBakedPages } from '../pageFiles.ts';
import { formatRef, type PageRef, replacesTemplate } from '../pageRef.ts';
import type { ListedArticle, Listing } from './listArticles.ts';
import { type JobList, listNamedJobs, listSiteJobs } from './listJobs.ts';
import {
  createVersionFinder,
  describeListed,
  hasVersion,
  isMadeOf,
  skipUnchanged,
} from './skipUnchanged.ts';

/** What is planned, and from what. */
interface PlanOptions {
  readonly client: Client;
  /** The folder of the built files. */
  readonly outDir: string;
  readonly select: Selection;
  readonly siteVersion: string;
  /** Absent where nothing is remembered. */
  readonly pages: StoredPages | undefined;
  /** The store knows all pages: a run over named pages does not read the folder. */
  readonly isStoreCurrent?: boolean | undefined;
  /** The pages are on targets: the store alone says which exist. */
  readonly isWorkingCopy?: boolean | undefined;
  /** Fetches every article again, also one whose version is not newer. */
  readonly refetch?: boolean | undefined;
  readonly onProgress: (progress: BakeProgress) => void;
}

/** The jobs of a run. */
export interface RunPlan extends JobList {
  /** Those of `jobs` that are to be done. */
  readonly todo: readonly BakeJob[];
  /** Those whose pages are known to be unchanged. */
  readonly unchanged: readonly BakeJob[];
  readonly existing: ExistingPages;
  /** The pages of the jobs as they were last written; of a run over the whole site all pages. */
  readonly stored: ReadonlyMap<string, StoredPage>;
}

/** Plans a run, without what is known to be unchanged. Fails when the columns cannot be read. */
export async function planRun(options: PlanOptions): Promise<Result<RunPlan, ApiError>> {
  const { client, outDir, select, siteVersion, pages, refetch, onProgress } = options;
  const existing = await findExistingPages(options);
  const source = { client, outDir, existing: existing.known };
  const load = async (names: readonly string[] | null) =>
    (await pages?.load(names)) ?? new Map<string, StoredPage>();
  const before = select.kind === 'articles' ? null : await load(null);
  const isKnown =
    before && createKnownRule({ siteVersion, stored: before, existing: existing.known });
  const plan =
    select.kind === 'articles'
      ? ok(await listNamedJobs(source, select))
      : await listSiteJobs(
          { ...source, ...(isKnown && select.kind === 'news' && { isPageKnown: isKnown }) },
          select,
          onProgress,
        );
  if (!plan.ok) return plan;
  const { listing } = plan.value;
  const stored = before ?? (await load(plan.value.jobs.map(formatRef)));
  const jobs = addListedVersions(addStoredPages(plan.value.jobs, stored, existing.known), listing);
  const { todo, unchanged } = refetch
    ? { todo: jobs, unchanged: [] }
    : skipUnchanged(jobs, siteVersion);
  return ok({ ...plan.value, jobs, todo, unchanged, existing, stored });
}

/**
 * Returns the function that decides whether nothing of a page of a list is news: each row has a page that was
 * made from the version that it names, by this build.
 */
function createKnownRule({
  siteVersion,
  stored,
  existing,
}: {
  readonly siteVersion: string;
  readonly stored: ReadonlyMap<string, StoredPage>;
  readonly existing: ExistingPages['known'];
}): (rows: readonly ListedArticle[]) => boolean {
  return (rows) =>
    rows.every((row) => {
      if (row.isExternal) return true;
      const page = existing.has(formatRef(row.ref)) ? stored.get(formatRef(row.ref)) : undefined;
      if (page?.siteVersion !== siteVersion) return false;
      return !hasVersion(row.ref) || isMadeOf(page, describeListed(row.ref, row));
    });
}

/** Adds to each job the version that the lists of a run over the whole site name. */
function addListedVersions(jobs: readonly BakeJob[], listing: Listing | null): readonly BakeJob[] {
  if (!listing) return jobs;
  const findVersion = createVersionFinder(listing);
  return jobs.map((job) => {
    const listed = findVersion(job);
    return listed ? { ...job, listed } : job;
  });
}

function findExistingPages({
  outDir,
  select,
  pages,
  isStoreCurrent,
  isWorkingCopy,
}: PlanOptions): Promise<ExistingPages> {
  const isKnown = isStoreCurrent || isWorkingCopy;
  if (!pages || !isKnown) return readExistingPages(outDir);
  if (select.kind !== 'articles')
    return isWorkingCopy ? loadAllPages(pages) : readExistingPages(outDir);
  const { articles, pages: named = [], planned = [] } = select;
  const ids = [...articles, ...named, ...planned].map(({ params }) => params.id ?? '');
  return loadExistingPages(pages, ids);
}

/** Adds to each job its page as it was last written. A page whose file is missing is unknown. */
const addStoredPages = (
  jobs: readonly BakeJob[],
  stored: ReadonlyMap<string, StoredPage>,
  existing: ReadonlyMap<string, PageRef>,
): readonly BakeJob[] =>
  jobs.map((job) => {
    const name = formatRef(job);
    const page = existing.has(name) || replacesTemplate(job) ? stored.get(name) : undefined;
    return page ? { ...job, stored: page } : job;
  });

/** The pages that exist before a run, without those that replace their template. */
export interface ExistingPages {
  /** By `formatRef`: all, or those that a run over named pages may have to do with. */
  readonly known: ReadonlyMap<string, PageRef>;
  /** Whether `known` has all pages. */
  readonly isWhole: boolean;
  /** How many pages exist. */
  readonly total: number;
  /** Returns those of the named pages that exist, by `formatRef`. */
  readonly find: (names: readonly string[]) => Promise<ReadonlyMap<string, PageRef>>;
}

/** Returns the pages in the folder, of which nothing else needs to be known. */
async function readExistingPages(outDir: string): Promise<ExistingPages> {
  const known = await findBakedPages(outDir);
  return { known, isWhole: true, total: known.size, find: async () => known };
}

/** Returns all pages that the store knows. */
async function loadAllPages(pages: StoredPages): Promise<ExistingPages> {
  const known = toRefs(await pages.load(null));
  return { known, isWhole: true, total: known.size, find: async () => known };
}

/**
 * Returns the pages that the store knows: of the named articles, and all that show no article. The
 * folder is not read, so that the time does not depend on the size of the site.
 */
async function loadExistingPages(
  pages: StoredPages,
  articleIds: readonly string[],
): Promise<ExistingPages> {
  const [around, total] = await Promise.all([pages.loadAround(articleIds), pages.count()]);
  const find = async (names: readonly string[]) => toRefs(await pages.load(names));
  return { known: toRefs(around), isWhole: false, total, find };
}

const toRefs = (stored: Awaited<ReturnType<StoredPages['load']>>): Map<string, PageRef> =>
  new Map(
    [...stored].flatMap(([name, { ref }]) => (replacesTemplate(ref) ? [] : [[name, ref] as const])),
  );
