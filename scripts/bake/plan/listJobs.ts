import { getColumn } from '../../../src/api/calls/columns.ts';
import type { Client } from '../../../src/api/client.ts';
import type { ApiError } from '../../../src/api/errors.ts';
import { ok, type Result } from '../../../src/model/result.ts';
import { isColumnArticle } from '../articleRef.ts';
import { type BakeJob, bakeJob, type NamedSelection, type WholeSelection } from '../bakeJob.ts';
import type { BakeFailure, BakeProgress } from '../bakeSummary.ts';
import { groupBy } from '../groupBy.ts';
import { formatRef, isArticlePage, isPageId, type PageRef } from '../pageRef.ts';
import type { ListSource, PageKind, ReadList } from '../pages/pageKind.ts';
import { PAGE_KINDS } from '../pages/pageKinds.ts';
import { type Listing, type ListOptions, listArticles } from './listArticles.ts';

/** What a run has to do, each page once. */
export interface JobList {
  readonly jobs: readonly BakeJob[];
  /** Of a run over the whole site; null otherwise. */
  readonly listing: Listing | null;
  /** Lists that could not be read. */
  readonly failures: readonly BakeFailure[];
}

interface RunSource {
  readonly client: Client;
  readonly outDir: string;
  /** Ends the reading of lists (`ListOptions`); absent: they are read to their end. */
  readonly isPageKnown?: ListOptions['isPageKnown'];
  /** The pages that exist, by `formatRef`. */
  readonly existing: ReadonlyMap<string, PageRef>;
}

/** Plans a run over the whole site. Fails when the columns of the root cannot be read. */
export async function listSiteJobs(
  { client, outDir, existing, isPageKnown }: RunSource,
  select: WholeSelection,
  onProgress: (progress: BakeProgress) => void,
): Promise<Result<JobList, ApiError>> {
  const articles = await listArticles(client, {
    isPageKnown,
    onProgress: (columnCount, articleCount) =>
      onProgress({ phase: 'listing', columns: columnCount, articles: articleCount }),
  });
  if (!articles.ok) return articles;
  const listing = articles.value;
  const named = (select.kind === 'all' && select.pages) || [];
  const lists = createListReader({ client, known: [...named, ...existing.values()] });
  const jobs: BakeJob[] = [];
  for (const [kind, own] of groupByKind(existing)) {
    const { settings } = client;
    const context = { existing: own, read: lists.read, select, outDir, settings, listing };
    jobs.push(...(await kind.planSite(context)));
  }
  jobs.push(...named.map(bakeJob));
  const failures = [...listing.failures, ...lists.failures()];
  const planned = addExistingPages(groupByArticle(removeDuplicates(jobs)), existing.values());
  return ok({ jobs: planned, listing, failures });
}

/** Plans a run over what a command names, and over the lists that show it. */
export async function listNamedJobs(
  { client, existing }: Pick<RunSource, 'client' | 'existing'>,
  select: NamedSelection,
): Promise<JobList> {
  const { articles, pages = [], planned = [] } = select;
  const lists = createListReader({ client, known: [...pages, ...existing.values()] });
  const columnIds = await findColumnIds(client, articles, existing);
  const others = findOtherPages(articles, existing);
  const jobs: BakeJob[] = [...planned, ...[...articles, ...others, ...pages].map(bakeJob)];
  for (const [kind, own] of groupByKind(existing)) {
    const context = { existing: own, read: lists.read, select, columnIds };
    jobs.push(...((await kind.planNamed?.(context)) ?? []));
  }
  const all = addExistingPages(removeDuplicates(jobs), existing.values());
  return { jobs: all, listing: null, failures: lists.failures() };
}

/** Reads each list once, and collects what could not be read. */
function createListReader(source: ListSource) {
  const answers = new Map<unknown, unknown>();
  const failures: BakeFailure[] = [];
  return {
    read: async <T extends ReadList>(list: (source: ListSource) => Promise<T>): Promise<T> => {
      if (answers.has(list)) return answers.get(list) as T;
      const answer = await list(source);
      answers.set(list, answer);
      failures.push(...answer.failures);
      return answer;
    },
    failures: (): readonly BakeFailure[] => failures,
  };
}

/** Returns each kind with its existing pages. */
function groupByKind(
  existing: ReadonlyMap<string, PageRef>,
): readonly (readonly [PageKind, ReadonlyMap<string, PageRef>])[] {
  const groups = new Map<PageKind, Map<string, PageRef>>();
  for (const kind of Object.values(PAGE_KINDS)) groups.set(kind, new Map());
  for (const [name, ref] of existing) groups.get(PAGE_KINDS[ref.route])?.set(name, ref);
  return [...groups];
}

const removeDuplicates = (jobs: readonly BakeJob[]): readonly BakeJob[] => [
  ...new Map(jobs.map((job) => [formatRef(job), job])).values(),
];

/** Puts the pages of an article one after another: their calls are mostly the same. */
const groupByArticle = (jobs: readonly BakeJob[]): BakeJob[] =>
  [
    ...groupBy(jobs, (job) =>
      isArticlePage(job) ? `article ${job.params.id}` : formatRef(job),
    ).values(),
  ].flat();

/**
 * Returns the existing pages of the named articles under other columns, and as online courses. Pages
 * of the same column on other screens belong to the named ones (`listOwnPages`).
 */
function findOtherPages(
  articles: readonly PageRef[],
  existing: ReadonlyMap<string, PageRef>,
): readonly PageRef[] {
  const ids = new Set(articles.map(({ params }) => params.id));
  const keyOf = (page: PageRef) =>
    isColumnArticle(page) ? `${page.params.columnId}/${page.params.id}` : formatRef(page);
  const named = new Set(articles.map(keyOf));
  return [...existing.values()].filter(
    (page) =>
      ids.has(page.params.id) &&
      (isColumnArticle(page) || page.route === 'onlineStudy') &&
      !named.has(keyOf(page)),
  );
}

/** A bound against columns that are each other's parents. */
const MAX_DEPTH = 6;

/** Returns the columns under which articles have pages, and the columns above those. */
async function findColumnIds(
  client: Client,
  articles: readonly PageRef[],
  existing: ReadonlyMap<string, PageRef>,
): Promise<ReadonlySet<string>> {
  const ids = new Set(articles.map(({ params }) => params.id));
  const pages = [...articles, ...[...existing.values()].filter(({ params }) => ids.has(params.id))];
  const columnIds = new Set<string>();
  for (const page of pages) {
    if (isColumnArticle(page)) await addWithParents(client, page.params.columnId, columnIds);
  }
  return columnIds;
}

async function addWithParents(
  client: Client,
  id: string | undefined,
  columnIds: Set<string>,
): Promise<void> {
  let columnId = id ?? '';
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    if (!isPageId(columnId) || columnIds.has(columnId)) return;
    columnIds.add(columnId);
    const column = await getColumn(client, { columnId });
    if (!column.ok) return;
    columnId = column.value.parentId;
  }
}

/**
 * Adds the existing pages of its article to each job. The time for a job then does not depend on the
 * number of folders, in which it would have to look for them.
 */
export function addExistingPages(
  jobs: readonly BakeJob[],
  existing: Iterable<PageRef>,
): readonly BakeJob[] {
  const pages = groupBy(existing, ({ params }) => params.id ?? '');
  return jobs.map((job) =>
    isArticlePage(job) ? { ...job, existing: pages.get(job.params.id ?? '') ?? [] } : job,
  );
}
