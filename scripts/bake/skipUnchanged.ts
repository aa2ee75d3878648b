import { type BakeableRoute, ROUTES, type RouteRow } from '../../src/routes.ts';
import type { BakeJob } from './bakeJob.ts';
import { listOwnPages } from './pages/articleKind.ts';

/** Pages of articles that show lists: these change without a new version of the article. */
const PAGES_WITH_LISTS: readonly BakeableRoute[] = ['liveDetail', 'specDetail'];

/** Other pages whose version the row of an article tells (`describeListed`). */
const PAGES_OF_ROWS: readonly BakeableRoute[] = ['commentAll'];

/**
 * Divides jobs into those to do and those whose pages are known to be unchanged: the list names the
 * version that the page was made from, and the build, the settings and the configuration are the
 * same. Their content is not fetched.
 */
export function skipUnchanged(
  jobs: readonly BakeJob[],
  siteVersion: string,
): { readonly todo: readonly BakeJob[]; readonly unchanged: readonly BakeJob[] } {
  const todo: BakeJob[] = [];
  const unchanged: BakeJob[] = [];
  for (const job of jobs) (isUnchanged(job, siteVersion) ? unchanged : todo).push(job);
  return { todo, unchanged };
}

function isUnchanged(job: BakeJob, siteVersion: string): boolean {
  const { action, route, stored, listed } = job;
  const { article }: RouteRow = ROUTES[route];
  const hasVersion =
    (article && !PAGES_WITH_LISTS.includes(route)) || PAGES_OF_ROWS.includes(route);
  if (!hasVersion || action !== 'bake') return false;
  if (!stored?.isComplete || stored.siteVersion !== siteVersion) return false;
  if (!listed || stored.listedVersion !== listed.text) return false;
  // A page that it left on another screen has to be removed.
  return listOwnPages(job).length <= 1;
}
