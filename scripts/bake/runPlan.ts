import type { Client } from '../../src/api/client.ts';
import type { ApiError } from '../../src/api/errors.ts';
import { ok, type Result } from '../../src/model/result.ts';
import { listActivities } from './activityListing.ts';
import { formatRef } from './files.ts';
import { type Listing, listArticles } from './listing.ts';
import { planAround, planColumns, planLists } from './lists.ts';
import { listShortVideos } from './mvod.ts';
import { EDITIONS, listDayPages, listLatestPages, paperRefs, planPapers } from './paper.ts';
import { planPeople } from './people.ts';
import { listPeople } from './peopleListing.ts';
import { planSite } from './plan.ts';
import { planComments, planReading } from './reading.ts';
import { planShortVideos } from './shortVideo.ts';
import type {
  BakeFailure,
  BakeJob,
  BakeProgress,
  PageRef,
  Selection,
  WholeSelection,
} from './types.ts';

/** What a run has to do, each page once. */
export interface RunPlan {
  readonly jobs: readonly BakeJob[];
  /** Of a run over the whole site. */
  readonly listing: Listing | null;
  /** What could not be read on the way. */
  readonly failures: readonly BakeFailure[];
}

type Standing = ReadonlyMap<string, PageRef>;

interface WholeRunOptions {
  readonly onProgress: (progress: BakeProgress) => void;
  /** Of `findTemplatePages`. */
  readonly templates: readonly PageRef[];
}

/** A run over the whole site. Fails when the columns of the root cannot be had. */
export async function planWhole(
  client: Client,
  select: WholeSelection,
  standing: Standing,
  { onProgress, templates }: WholeRunOptions,
): Promise<Result<RunPlan, ApiError>> {
  const listing = await listArticles(client, (columns, articles) =>
    onProgress({ phase: 'listing', columns, articles }),
  );
  if (!listing.ok) return listing;
  const videos = await listShortVideos(client);
  const papers = await listLatestPages(client, EDITIONS);
  const named = (select.kind === 'all' && select.pages) || [];
  const people = await listPeople(client, [...named, ...standing.values()]);
  const activities = await listActivities(client);
  const failures = [...listing.value.failures, ...people.failures, ...activities.failures];
  for (const { kind, call, message } of videos?.failures ?? []) {
    failures.push({ subject: 'short videos', kind, message: `${call}: ${message}` });
  }
  const jobs = [
    ...planSite(select, listing.value, standing),
    ...planShortVideos(select, videos, standing),
    ...planLists(listing.value, standing),
    ...planPeople([people, activities], standing, named),
    ...planPapers(select, papers, standing),
    ...planReading(select, listing.value, standing, templates),
  ];
  return ok({
    jobs,
    listing: listing.value,
    failures: [...failures, ...papers.failures],
  });
}

/** A run over what was named, and over the lists that show it. */
export async function planNamed(
  client: Client,
  select: Extract<Selection, { readonly kind: 'articles' }>,
  standing: Standing,
): Promise<RunPlan> {
  const { articles, columns = [], papers = [], pages = [] } = select;
  const failures: BakeFailure[] = [];
  const around = articles.length > 0 ? await planAround(client, articles, standing) : [];
  const jobs = [
    ...articles.map((ref): BakeJob => ({ ...ref, action: 'bake' })),
    ...planColumns(columns),
    ...pages.map((ref): BakeJob => ({ ...ref, action: 'bake' })),
    ...around,
    ...planComments(articles, standing),
  ];
  for (const day of papers) {
    const found = await listDayPages(client, day);
    failures.push(...found.failures);
    for (const ref of paperRefs(found.pages)) jobs.push({ ...ref, action: 'bake' });
  }
  const once = new Map(jobs.map((job) => [formatRef(job), job]));
  return { jobs: [...once.values()], listing: null, failures };
}
