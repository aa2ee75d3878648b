import { getColumn } from '../../../src/api/calls/columns.ts';
import type { ApiError } from '../../../src/api/errors.ts';
import { loadColumn } from '../../../src/api/pages/columnPage.ts';
import type { ColumnRoute } from '../../../src/layouts/bakedPage.ts';
import { decideColumnTarget, hasTimeAxis } from '../../../src/model/column/columnTarget.ts';
import type { ColumnData } from '../../../src/model/column/columnTypes.ts';
import { fail, ok, type Result } from '../../../src/model/result.ts';
import type { Column } from '../../../src/model/site/siteTypes.ts';
import { linkTo } from '../../../src/routes.ts';
import { type BakeJob, bakeJob } from '../bakeJob.ts';
import { columnFeedFile, FEED_OWNER, readFeedCandidates } from '../feeds/columnFeed.ts';
import type { FeedPlan } from '../feeds/feedPlan.ts';
import { formatRef, isPageId, type PageRef } from '../pageRef.ts';
import { countRows, isRefusal, type Listing } from '../plan/listArticles.ts';
import { createPageView } from '../render/pageView.ts';
import type { LoadedPage, PageBaker, PageKind } from './pageKind.ts';

/**
 * Creates the kind of a screen that shows a column. All columns are baked in every run: nothing
 * says when a row was removed or moved, and a page with the same bytes is not written.
 */
export const createColumnKind = (route: ColumnRoute): PageKind<ColumnRoute> => ({
  route,
  paths: [['id']],
  isList: true,
  isCopy: () => route === 'columnShare',
  planSite: async ({ listing, existing }) => planColumns(route, listing, existing),
  planNamed: async ({ select, columnIds, existing }) => [
    ...(select.columns ?? []).map((id) => bakeJob<ColumnRoute>({ route, params: { id } })),
    ...[...existing.values()].filter(({ params }) => columnIds.has(params.id ?? '')).map(bakeJob),
  ],
  load: loadColumnPage,
});

/**
 * Returns the jobs of a run over the whole site for one screen of its columns. A page whose column
 * is missing in the tree, or has another form there, has a job when the whole tree was read.
 */
export function planColumns(
  route: ColumnRoute,
  { columns, hasAllColumns }: Pick<Listing, 'columns' | 'hasAllColumns'>,
  existing: ReadonlyMap<string, PageRef<ColumnRoute>>,
): BakeJob<ColumnRoute>[] {
  const jobs = new Map<string, BakeJob<ColumnRoute>>();
  for (const column of columns.values()) {
    if (!isPageId(column.id) || !columnHasPage(column, route)) continue;
    const ref: PageRef<ColumnRoute> = { route, params: { id: column.id } };
    jobs.set(formatRef(ref), { ...bakeJob(ref), column });
  }
  if (!hasAllColumns) return [...jobs.values()];
  for (const [name, ref] of existing) {
    if (jobs.has(name)) continue;
    const column = columns.get(ref.params.id ?? '');
    jobs.set(name, { ...bakeJob(ref), ...(column ? { column } : { unlisted: true }) });
  }
  return [...jobs.values()];
}

/** Returns whether a column has this page: a list; on the timeline only where it has an axis. */
export function columnHasPage(column: Column, route: ColumnRoute): boolean {
  if (column.name === '') return false;
  const { kind } = decideColumnTarget(column);
  if (kind !== 'articles' && kind !== 'questions') return false;
  return route !== 'hotPointTimeAxis' || hasTimeAxis(column);
}

async function loadColumnPage(
  baker: PageBaker,
  job: BakeJob<ColumnRoute>,
): Promise<Result<LoadedPage, ApiError>> {
  const { client, config } = baker;
  const { route } = job;
  const column = job.column ? ok(job.column) : await findColumn(baker, job);
  if (!column.ok) return column;
  if (column.value === null) return ok({ state: 'withdrawn', reason: 'not found' });
  if (!columnHasPage(column.value, route)) {
    return ok({ state: 'withdrawn', reason: 'no list of articles' });
  }
  if (job.action === 'check') return ok({ state: 'exists' });
  const answer = await loadColumn(client, column.value, config);
  if (!answer.ok) return answer;
  const data = answer.value;
  return ok({
    state: 'ready',
    ref: job,
    view: createPageView(job, { route, data, config, settings: client.settings }),
    rowCount: countRows(data.page),
    ...(route === FEED_OWNER && { searchTitle: data.column.name }),
    ...(route === FEED_OWNER && { describe: async () => ({ feed: await planFeed(baker, data) }) }),
  });
}

/** Returns the column of a job; null when the server says that it does not exist. */
async function findColumn(
  { client }: PageBaker,
  { params, unlisted }: BakeJob<ColumnRoute>,
): Promise<Result<Column | null, ApiError>> {
  const column = await getColumn(client, { columnId: params.id ?? '' });
  if (column.ok) return column;
  const isGone = column.error.kind === 'empty' || (unlisted && isRefusal(column.error));
  return isGone ? ok(null) : fail(column.error);
}

async function planFeed(baker: PageBaker, { column, page }: ColumnData): Promise<FeedPlan> {
  const { client, config } = baker;
  return {
    file: columnFeedFile(column.id),
    title: [column.name, config.siteName].filter(Boolean).join(' - '),
    description: column.description,
    address: linkTo('columnDetail', { id: column.id }, client.settings.siteBase),
    candidates: await readFeedCandidates(baker, column, page),
  };
}
