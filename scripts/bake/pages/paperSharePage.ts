import { getPapers } from '../../../src/api/calls/paper.ts';
import type { Client } from '../../../src/api/client.ts';
import type { ApiError } from '../../../src/api/errors.ts';
import { ok, type Result } from '../../../src/model/result.ts';
import {
  listPaperPages,
  loadPaper,
  loadPaperDays,
  type PaperPageRef,
} from '../../../src/screens/paperSharePage/paperSharePage.load.ts';
import { toSiteTime } from '../../siteTime.ts';
import { type BakeJob, bakeJob, checkJob } from '../bakeJob.ts';
import { type BakeFailure, describeFailedCall } from '../bakeSummary.ts';
import { LATEST_EDITIONS } from '../latestEditions.ts';
import { formatRef, isPageId, type PageRef } from '../pageRef.ts';
import { isRefusedCall } from '../plan/listArticles.ts';
import { createPageView } from '../render/pageView.ts';
import {
  type ListSource,
  type LoadedPage,
  type PageBaker,
  type PageKind,
  type SitePlanContext,
  withdrawnIfEmpty,
} from './pageKind.ts';
import { createTemplateKind } from './templateKind.ts';

/** The first page of the latest edition, in the template of the route. */
const template = createTemplateKind({
  route: 'paperSharePage',
  load: ({ client }) => loadPaper(client, {}),
  countRows: ({ pages }) => pages.length,
});

/** The newspaper: pages of editions, and the template with the latest edition in noscript. */
export const paperSharePage: PageKind<'paperSharePage'> = {
  ...template,
  paths: [[], ['time'], ['time', 'paperId'], ['time', 'paperId', 'layout']],
  isList: true,
  // A day and a newspaper show their first page.
  isCopy: ({ params }) => params.layout === undefined,
  planSite: async (context) => [
    ...planEditions(context, await context.read(listEditions)),
    ...(await template.planSite(context)),
  ],
  planNamed: async ({ select: { papers = [] }, read }) => {
    const days = papers.map((day) => read(({ client }) => listDayPages(client, day)));
    return (await Promise.all(days)).flatMap(({ pages }) => paperRefs(pages).map(bakeJob));
  },
  load: (baker, job) =>
    job.params.time === undefined ? template.load(baker, job) : loadEditionPage(baker, job),
};

type PaperRef = PageRef<'paperSharePage'>;

/** The pages of some editions, and what of them could not be read. */
interface PaperPages {
  readonly pages: readonly PaperPageRef[];
  /** Papers whose editions could not all be read: nothing is known of what they lack. */
  readonly unread: ReadonlySet<string>;
  readonly failures: readonly BakeFailure[];
}

/** Returns every page of the latest editions. A site that refuses the list of papers has none. */
async function listLatestPages(client: Client, editions: number): Promise<PaperPages> {
  const { pages, failures } = await listPaperPages(client, { editions });
  const unread = failures.filter(({ paperId, error }) => paperId !== '' || !isRefusedCall(error));
  return {
    pages: pages.filter(({ time, paperId, layout }) => [time, paperId, layout].every(isPageId)),
    unread: new Set(unread.map(({ paperId }) => paperId)),
    failures: unread.map(({ paperId, time, error }) =>
      describeFailedCall(['newspaper', paperId, time].filter(Boolean).join(' '), error),
    ),
  };
}

/** Returns every page of the editions of a day; '' is the latest day of each paper. */
async function listDayPages(client: Client, day: string): Promise<PaperPages> {
  if (day === '') return listLatestPages(client, 1);
  const pages: PaperPageRef[] = [];
  const failures: BakeFailure[] = [];
  const papers = await getPapers(client);
  if (!papers.ok) failures.push(describeFailedCall('newspaper', papers.error));
  for (const { id: paperId } of papers.ok ? papers.value : []) {
    const paper = await loadPaper(client, { time: day, paperId });
    if (paper.ok) {
      const { date: time } = paper.value;
      pages.push(...paper.value.pages.map(({ id: layout }) => ({ time, paperId, layout })));
    } else if (paper.error.kind !== 'empty') {
      failures.push(describeFailedCall(`newspaper ${paperId} ${day}`, paper.error));
    }
  }
  if (pages.length === 0 && failures.length === 0) {
    failures.push({ subject: `newspaper ${day}`, kind: 'empty', message: 'no edition' });
  }
  return { pages, failures, unread: new Set() };
}

/** The latest editions, read once for the whole site. */
const listEditions = ({ client }: ListSource): Promise<PaperPages> =>
  listLatestPages(client, LATEST_EDITIONS);

/**
 * Returns the addresses of the pages of editions: each page, and the shorter addresses of an
 * edition and of a day, which show its first page.
 */
export function paperRefs(pages: readonly PaperPageRef[]): PaperRef[] {
  const refs = new Map<string, PaperRef>();
  for (const { time, paperId, layout } of pages) {
    for (const params of [{ time, paperId, layout }, { time, paperId }, { time }]) {
      const ref: PaperRef = { route: 'paperSharePage', params };
      refs.set(formatRef(ref), ref);
    }
  }
  return [...refs.values()];
}

/**
 * Returns the jobs of a run over the whole site for the newspaper. A published edition does not
 * change: `--since` bakes the editions of its day and after, and pages that are missing.
 */
export function planEditions(
  {
    select,
    existing,
    settings,
  }: Pick<SitePlanContext<'paperSharePage'>, 'select' | 'existing' | 'settings'>,
  { pages, unread }: PaperPages,
): BakeJob<'paperSharePage'>[] {
  const listed = new Map(paperRefs(pages).map((ref) => [formatRef(ref), ref]));
  const since =
    select.kind === 'since' ? toSiteTime(select.at, settings.timeZone).format('YYYY-MM-DD') : '';
  const isSince = ({ params: { time = '' } }: PaperRef, day: string) => time >= day;
  const jobs: BakeJob<'paperSharePage'>[] = [];
  for (const [name, ref] of listed) {
    if (!existing.has(name) || isSince(ref, since)) jobs.push(bakeJob(ref));
  }
  const [oldest] = pages.map(({ time }) => time).sort();
  if (unread.size > 0 || oldest === undefined) return jobs;
  for (const [name, ref] of existing) {
    if (isSince(ref, oldest) && !listed.has(name)) jobs.push(checkJob(ref));
  }
  return jobs;
}

/** Fetches a page of an edition. It is withdrawn when the edition does not exist or lacks it. */
async function loadEditionPage(
  { client, config }: PageBaker,
  job: BakeJob<'paperSharePage'>,
): Promise<Result<LoadedPage, ApiError>> {
  const { layout } = job.params;
  const paper = await loadPaper(client, job.params);
  if (!paper.ok) return withdrawnIfEmpty(paper.error, 'no such edition');
  // A page that its edition lacks is answered with the first one.
  if (layout !== undefined && paper.value.pageId !== layout) {
    return ok({ state: 'withdrawn', reason: 'no such page in its edition' });
  }
  if (job.action === 'check') return ok({ state: 'exists' });
  const { date, paper: shown } = paper.value;
  // Without the days the calendar of the page fetches them.
  const found = await loadPaperDays(client, shown.id, date.slice(0, 'yyyy-mm'.length));
  const days = found.ok ? { days: found.value } : {};
  const { settings } = client;
  const page = { route: job.route, paper: paper.value, ...days, config, settings };
  return ok({ state: 'ready', ref: job, view: createPageView(job, page), rowCount: null });
}
