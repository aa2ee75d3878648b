import { getColumn } from '../../src/api/calls/columns.ts';
import type { ApiError } from '../../src/api/errors.ts';
import { loadColumn } from '../../src/api/pages/columnPage.ts';
import type { ColumnData } from '../../src/model/column/types.ts';
import { fail, ok, type Result } from '../../src/model/result.ts';
import type { Column } from '../../src/model/site/types.ts';
import { linkTo } from '../../src/routes.ts';
import type { ColumnRoute } from '../../src/screens/column/locals.ts';
import { columnHasPage, isColumnRoute } from './columnRoute.ts';
import { columnFeedFile, FEED_OWNER, readFeedItems } from './feeds/column.ts';
import { formatRss } from './feeds/rss.ts';
import { isRefusal } from './listing.ts';
import { failedCall, standPage, takePage } from './outcome.ts';
import type { PageBaker } from './page.ts';
import type { BakeJob, PageOutcome } from './types.ts';
import { removeWhole, writeWhole } from './wholeFile.ts';

type ColumnJob = BakeJob & { readonly route: ColumnRoute };

export const isColumnJob = (job: BakeJob): job is ColumnJob => isColumnRoute(job.route);

/**
 * Does the job of a column's page, and keeps the column's feed beside it. A page goes when
 * its column is gone or is a list no more. Throws as `bakePage` knows it.
 */
export async function bakeColumn(baker: PageBaker, job: ColumnJob): Promise<PageOutcome> {
  const { client, config } = baker;
  const column = job.column ? ok(job.column) : await findColumn(baker, job);
  if (!column.ok) return failedCall(column.error);
  if (column.value === null) return withdraw(baker, job, 'not found');
  if (!columnHasPage(column.value, job.route)) return withdraw(baker, job, 'no list of articles');
  if (job.action === 'check') return { result: 'kept' };

  const data = await loadColumn(client, column.value, config);
  if (!data.ok) return failedCall(data.error);
  const { route, columnId, id } = job;
  const page = { route, data: data.value, config, settings: client.settings };
  const outcome = await standPage(baker, { route, columnId, id }, page);
  if (route === FEED_OWNER) await writeFeed(baker, data.value);
  return outcome;
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

async function writeFeed(baker: PageBaker, { column, page }: ColumnData): Promise<void> {
  const { client, config, outDir } = baker;
  const { settings } = client;
  const { siteBase } = settings;
  const feed = formatRss({
    title: [column.name, config.siteName].filter(Boolean).join(' - '),
    description: column.description,
    address: linkTo('columnDetail', { id: column.id }, siteBase),
    self: `${siteBase}/${columnFeedFile(column.id)}`,
    items: await readFeedItems(baker, column, page),
    settings,
  });
  await writeWhole(`${outDir}/${columnFeedFile(column.id)}`, feed, baker);
}

async function withdraw(baker: PageBaker, job: ColumnJob, reason: string): Promise<PageOutcome> {
  if (job.route === FEED_OWNER) await removeWhole(`${baker.outDir}/${columnFeedFile(job.id)}`);
  return takePage(baker, job, reason);
}
