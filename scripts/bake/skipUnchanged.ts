import { type BakeableRoute, ROUTES, type RouteRow } from '../../src/routes.ts';
import type { BakeJob } from './bakeJob.ts';
import type { Listing } from './listArticles.ts';
import { formatRef } from './pageRef.ts';
import { listOwnPages } from './pages/articleKind.ts';

/** Pages of articles that show lists: these change without a new version of the article. */
const PAGES_WITH_LISTS: readonly BakeableRoute[] = ['liveDetail', 'specDetail'];

/**
 * Divides jobs into those to do and those whose pages are known to be unchanged: the list names the
 * version of the article that the page was made from, and the build, the settings and the
 * configuration are the same. Their content is not fetched.
 */
export function skipUnchanged(
  jobs: readonly BakeJob[],
  listing: Listing,
  siteVersion: string,
): { readonly todo: readonly BakeJob[]; readonly unchanged: readonly BakeJob[] } {
  const todo: BakeJob[] = [];
  const unchanged: BakeJob[] = [];
  for (const job of jobs) {
    const listedAt = listing.articles.get(formatRef(job))?.changedAt ?? null;
    (isUnchanged(job, listedAt, siteVersion) ? unchanged : todo).push(job);
  }
  return { todo, unchanged };
}

function isUnchanged(job: BakeJob, listedAt: number | null, siteVersion: string): boolean {
  const { action, route, stored } = job;
  const { article }: RouteRow = ROUTES[route];
  if (!article || PAGES_WITH_LISTS.includes(route) || action !== 'bake') return false;
  if (!stored?.isComplete || stored.siteVersion !== siteVersion) return false;
  if (listedAt === null || stored.listedAt !== listedAt) return false;
  // A page that it left on another screen has to be removed.
  return listOwnPages(job).length <= 1;
}
