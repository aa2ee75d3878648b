import { getColumn } from '../../src/api/calls/columns.ts';
import type { ApiError } from '../../src/api/errors.ts';
import { loadColumn } from '../../src/api/pages/columnPage.ts';
import type { ColumnData } from '../../src/model/column/types.ts';
import { fail, ok, type Result } from '../../src/model/result.ts';
import type { Column } from '../../src/model/site/types.ts';
import { linkTo } from '../../src/routes.ts';
import type { ColumnRoute } from '../../src/screens/column/locals.ts';
import { columnHasPage, isColumnRoute } from './columnRoute.ts';
import { columnFeedFile, FEED_OWNER, readFeedCandidates } from './feeds/column.ts';
import type { FeedPlan } from './feeds/feedPlan.ts';
import { formatRef, pageFile } from './files.ts';
import { isRefusal } from './listing.ts';
import { countRows, writeList } from './listPage.ts';
import { failedCall, gonePage, renderPage } from './outcome.ts';
import type { PageBaker } from './page.ts';
import type { BakeJob, PageOutcome } from './types.ts';

type ColumnJob = BakeJob & { readonly route: ColumnRoute };

export const isColumnJob = (job: BakeJob): job is ColumnJob => isColumnRoute(job.route);

/**
 * Does the job of a column's page, and plans the column's feed. The page is gone when its
 * column is gone or is not a list any more. Throws as `bakePage` knows it.
 */
export async function bakeColumn(baker: PageBaker, job: ColumnJob): Promise<PageOutcome> {
  const { client, config } = baker;
  const column = job.column ? ok(job.column) : await findColumn(baker, job);
  if (!column.ok) return failedCall(column.error);
  if (column.value === null) return gonePage(baker, job, 'not found');
  if (!columnHasPage(column.value, job.route)) return gonePage(baker, job, 'no list of articles');
  if (job.action === 'check') return { result: 'kept' };

  const data = await loadColumn(client, column.value, config);
  if (!data.ok) return failedCall(data.error);
  const { route } = job;
  const page = { route, data: data.value, config, settings: client.settings };
  const outcome = await writeList(baker, {
    name: formatRef(job),
    rows: countRows(data.value.page),
    mayEmpty: job.mayEmpty === true,
    html: await renderPage(baker, page),
    file: pageFile(baker.outDir, job),
  });
  const isWritten = outcome.result === 'baked' || outcome.result === 'unchanged';
  if (!isWritten || route !== FEED_OWNER) return outcome;
  return { ...outcome, feed: await planFeed(baker, data.value) };
}

async function findColumn(
  { client }: PageBaker,
  { id: columnId, unlisted }: ColumnJob,
): Promise<Result<Column | null, ApiError>> {
  const column = await getColumn(client, { columnId });
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
