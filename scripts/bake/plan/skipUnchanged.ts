import { type BakeableRoute, ROUTES, type RouteRow } from '../../../src/routes.ts';
import type { StoredPage } from '../../store/storedPages.ts';
import type { BakeJob, ListedVersion } from '../bakeJob.ts';
import { formatRef, type PageRef } from '../pageRef.ts';
import { listOwnPages } from '../pages/articleKind.ts';
import type { ListedArticle, Listing } from './listArticles.ts';

/** Pages of articles that show lists: these change without a new version of the article. */
const PAGES_WITH_LISTS: readonly BakeableRoute[] = ['liveDetail', 'specDetail'];

/** Other pages whose version the row of an article tells (`describeListed`). */
const PAGES_OF_ROWS: readonly BakeableRoute[] = ['commentAll'];

/** Returns whether the lists of a site tell the version of a page, so that its content can be known. */
export function hasVersion({ route }: PageRef): boolean {
  const { article }: RouteRow = ROUTES[route];
  return (article && !PAGES_WITH_LISTS.includes(route)) || PAGES_OF_ROWS.includes(route);
}

/**
 * Divides jobs into those to do and those whose pages are known to be unchanged: the list names the
 * version that the page was made from, and the build, the settings and the configuration are the
 * same. Where only these differ, the page is made from its stored content.
 */
export function skipUnchanged(
  jobs: readonly BakeJob[],
  siteVersion: string,
): { readonly todo: readonly BakeJob[]; readonly unchanged: readonly BakeJob[] } {
  const todo: BakeJob[] = [];
  const unchanged: BakeJob[] = [];
  for (const job of jobs) {
    if (!isContentCurrent(job)) todo.push(job);
    else if (job.stored?.siteVersion === siteVersion) unchanged.push(job);
    else todo.push({ ...job, isContentCurrent: true });
  }
  return { todo, unchanged };
}

/**
 * Returns whether a page was made from the version that a list names, with all its parts, and shows no
 * headline that has changed since.
 */
export const isMadeOf = (
  { isComplete, listedVersion, hasOutdatedRows }: StoredPage,
  listed: ListedVersion | null | undefined,
): boolean => isComplete && !hasOutdatedRows && listed != null && listedVersion === listed.text;

function isContentCurrent(job: BakeJob): boolean {
  const { action, stored, listed } = job;
  if (!hasVersion(job) || action !== 'bake' || !stored || !isMadeOf(stored, listed)) return false;
  // A page that it left on another screen has to be removed.
  return listOwnPages(job).length <= 1;
}

type Row = Pick<ListedArticle, 'changedAt' | 'comments'>;

/** Returns the version of a page by a row of its article; null when the row does not tell it. */
export function describeListed({ route }: PageRef, row: Row | undefined): ListedVersion | null {
  const changedAt = row?.changedAt ?? null;
  if (!row || changedAt === null) return null;
  const text = route === 'commentAll' ? `${changedAt}/${row.comments}` : String(changedAt);
  return { text, changedAt };
}

/** Returns the function that finds the version of a page in the lists of the site. */
export function createVersionFinder({ articles }: Listing): (ref: PageRef) => ListedVersion | null {
  const byId = new Map<string, ListedArticle>();
  for (const article of articles.values()) {
    if (article.isOwn) byId.set(article.ref.params.id ?? '', article);
  }
  return (ref) => {
    const row =
      ref.route === 'commentAll' ? byId.get(ref.params.id ?? '') : articles.get(formatRef(ref));
    return describeListed(ref, row);
  };
}
