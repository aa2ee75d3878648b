import {
  categoryList,
  commonInfo,
  getMvodArticle,
  getMvodArticleList,
  shareInfo,
} from '../../../src/api/calls/mvod.ts';
import type { Client } from '../../../src/api/client.ts';
import type { ApiError } from '../../../src/api/errors.ts';
import { fail, ok, type Result } from '../../../src/model/result.ts';
import type { SiteConfig } from '../../../src/model/site/siteTypes.ts';
import type {
  ShortVideoPageData,
  ShortVideoRoute,
} from '../../../src/screens/mvodShare/shortVideoView.ts';
import { type BakeJob, bakeJob, checkJob, isSelected } from '../bakeJob.ts';
import { type BakeFailure, describeFailedCall } from '../bakeSummary.ts';
import { formatRef, type PageRef } from '../pageRef.ts';
import { createPageView } from '../render/pageView.ts';
import { type PageKind, type SitePlanContext, withdrawnIfEmpty } from './pageKind.ts';
import { readRows } from './readPages.ts';

/** Creates the kind of a screen that shows a short video. */
export const createShortVideoKind = (route: ShortVideoRoute): PageKind<ShortVideoRoute> => ({
  route,
  paths: [['id']],
  isCopy: () => route === 'minVideoDetail',
  planSite: async (context) => planShortVideos(route, context, await context.read(listShortVideos)),
  load: async ({ client, config }, job) => {
    const data = await loadShortVideo(client, config, job.params.id ?? '');
    if (!data.ok) return withdrawnIfEmpty(data.error, 'not found');
    const view = createPageView(job, { route, ...data.value });
    const searchTitle = route === 'mvodShare' ? data.value.page.video.title : undefined;
    return ok({ state: 'ready', ref: job, view, rowCount: null, searchTitle });
  },
});

/**
 * Returns the jobs of a run over the whole site for the short videos of one screen. Without a
 * complete list nothing is known of the videos that it lacks, and their pages stay.
 */
export function planShortVideos(
  route: ShortVideoRoute,
  { select, existing }: Pick<SitePlanContext<ShortVideoRoute>, 'select' | 'existing'>,
  { videos, failures }: ShortVideoListing,
): BakeJob<ShortVideoRoute>[] {
  if (videos === null) return [];
  const jobs: BakeJob<ShortVideoRoute>[] = [];
  for (const [id, publishedAt] of videos) {
    const ref: PageRef<ShortVideoRoute> = { route, params: { id } };
    if (isSelected(select, publishedAt) || !existing.has(formatRef(ref))) jobs.push(bakeJob(ref));
  }
  if (failures.length > 0) return jobs;
  const unlisted = [...existing.values()].filter(({ params }) => !videos.has(params.id ?? ''));
  return [...jobs, ...unlisted.map(checkJob)];
}

/** The part of the page that is the same for every video is fetched once a run. */
const commonParts = new WeakMap<Client, ReturnType<typeof commonInfo>>();

/** Returns what both pages of a video show; fails with `empty` when the video does not exist. */
export async function loadShortVideo(
  client: Client,
  config: SiteConfig,
  id: string,
): Promise<Result<Omit<ShortVideoPageData, 'route'>, ApiError>> {
  const common = commonParts.get(client) ?? commonInfo(client);
  commonParts.set(client, common);
  const [app, video, share] = await Promise.all([
    common,
    getMvodArticle(client, { id }),
    shareInfo(client, { id }),
  ]);
  if (!video.ok) return video;
  if (video.value.video.id !== id) {
    const message = `answered video ${video.value.video.id}`;
    return fail({ kind: 'malformed', message, call: 'getMvodArticle' });
  }
  const around = { app: app.ok ? app.value : null, share: share.ok ? share.value : null };
  return ok({ page: video.value, around, config, settings: client.settings });
}

/** A bound against a list that never ends. */
const MAX_PAGES = 5_000;
const SUBJECT = 'short videos';

interface ShortVideoListing {
  /** Publication times by id: epoch ms, null when unknown. null for a site without short videos. */
  readonly videos: ReadonlyMap<string, number | null> | null;
  /** Lists that could not be read to their end: nothing is known of what they lack. */
  readonly failures: readonly BakeFailure[];
}

/** Returns the published short videos of a site. */
export async function listShortVideos({
  client,
}: {
  readonly client: Client;
}): Promise<ShortVideoListing> {
  const categories = await categoryList(client);
  if (!categories.ok) return { videos: null, failures: [] };
  const videos = new Map<string, number | null>();
  const failures: BakeFailure[] = [];
  for (const { id: categoryId } of categories.value) {
    // Pages of videos count from 1.
    const { rows, error, hasMore } = await readRows(async (page) => {
      const answer = await getMvodArticleList(client, { categoryId, page: page + 1 });
      return answer.ok ? ok({ items: answer.value.list, hasMore: answer.value.hasMore }) : answer;
    }, MAX_PAGES);
    for (const { id, publishedAt } of rows) videos.set(id, publishedAt);
    if (error && error.kind !== 'empty') failures.push(describeFailedCall(SUBJECT, error));
    if (!error && hasMore) {
      const message = `more than ${MAX_PAGES} pages`;
      failures.push({ subject: SUBJECT, kind: 'malformed', message });
    }
  }
  return { videos, failures };
}
