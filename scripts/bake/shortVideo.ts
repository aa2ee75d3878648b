import type { VideoRoute } from '../../src/screens/mvodShare/locals.ts';
import { loadShortVideo, type ShortVideoListing } from './mvod.ts';
import { failedCall, gonePage, writeRendered } from './outcome.ts';
import type { PageBaker } from './page.ts';
import {
  type BakeJob,
  type PageOutcome,
  type PageRef,
  VIDEO_ROUTES,
  type WholeSelection,
} from './types.ts';

type VideoJob = BakeJob & { readonly route: VideoRoute };

export const isVideoRoute = (route: string | undefined): route is VideoRoute =>
  VIDEO_ROUTES.some((name) => name === route);

export const isVideoJob = (job: BakeJob): job is VideoJob => isVideoRoute(job.route);

/**
 * What a run has to do with the pages of short videos: each has one on both screens. Without
 * a listing nothing is known, and the pages stay.
 */
export function planShortVideos(
  select: WholeSelection,
  listing: ShortVideoListing | null,
  baked: ReadonlyMap<string, PageRef>,
): BakeJob[] {
  if (!listing) return [];
  const standing = [...baked.values()].filter(({ route }) => isVideoRoute(route));
  const jobs: BakeJob[] = [];
  for (const [id, publishedAt] of listing.videos) {
    for (const route of VIDEO_ROUTES) {
      const isBaked = standing.some((ref) => ref.route === route && ref.id === id);
      const isOld = select.kind === 'since' && publishedAt !== null && publishedAt < select.at;
      if (!isBaked || !isOld) jobs.push({ route, columnId: '', id, action: 'bake' });
    }
  }
  if (listing.failures.length > 0) return jobs;
  const gone = standing.filter(({ id }) => !listing.videos.has(id));
  return [...jobs, ...gone.map((ref) => ({ ...ref, action: 'check' as const }))];
}

/** Does the job of one page; it goes when its video is gone. Throws as `bakePage` knows it. */
export async function bakeShortVideo(baker: PageBaker, job: VideoJob): Promise<PageOutcome> {
  const data = await loadShortVideo(baker.client, baker.config, job.id);
  if (!data.ok) {
    if (data.error.kind !== 'empty') return failedCall(data.error);
    return gonePage(baker, job, 'not found');
  }
  if (job.action === 'check') return { result: 'kept' };
  return writeRendered(baker, job, { route: job.route, ...data.value });
}
