import type { ListedArticle, Listing } from './listing.ts';
import { isListRef } from './lists.ts';
import { isPeopleRef } from './people.ts';
import { isReadingRef } from './reading.ts';
import { isVideoRoute } from './shortVideo.ts';
import { type BakeJob, LINKED_ROUTES, type PageRef, type WholeSelection } from './types.ts';

/**
 * What a run over the whole site has to do with its articles. `baked` are the pages that stand now, by
 * `COLUMN/ID`. A page that no list names any more is asked for by itself: only the
 * article's own answer may take it away.
 */
export function planSite(
  select: WholeSelection,
  listing: Pick<Listing, 'articles' | 'unreadColumns'>,
  baked: ReadonlyMap<string, PageRef>,
): BakeJob[] {
  const jobs: BakeJob[] = [];
  for (const [key, article] of listing.articles) {
    const { route, columnId, id } = article;
    const action = decideAction(select, article, baked.has(key));
    if (action !== null) jobs.push({ ...(route && { route }), columnId, id, action });
  }
  for (const [key, ref] of baked) {
    if (isVideoRoute(ref.route) || isListRef(ref) || isPeopleRef(ref)) continue;
    if (isReadingRef(ref)) continue;
    if (listing.articles.has(key) || isUnread(listing, ref)) continue;
    jobs.push({ ...ref, action: select.kind === 'all' ? 'bake' : 'check' });
  }
  return groupByArticle(jobs);
}

/** The pages of an article one after another: they share most of what is asked for. */
function groupByArticle(jobs: readonly BakeJob[]): BakeJob[] {
  const groups = new Map<string, BakeJob[]>();
  for (const job of jobs) {
    const group = groups.get(job.id);
    if (group) group.push(job);
    else groups.set(job.id, [job]);
  }
  return [...groups.values()].flat();
}

/**
 * Which column a broadcast or a special stands in is not in its address: any that was not
 * read may list it.
 */
const isUnread = (
  { unreadColumns }: Pick<Listing, 'unreadColumns'>,
  { route, columnId }: PageRef,
): boolean =>
  LINKED_ROUTES.some((name) => name === route)
    ? unreadColumns.size > 0
    : unreadColumns.has(columnId);

function decideAction(
  select: WholeSelection,
  { changedAt }: ListedArticle,
  isBaked: boolean,
): BakeJob['action'] | null {
  if (select.kind === 'all' || changedAt === null || changedAt >= select.at) return 'bake';
  return isBaked ? null : 'bake';
}
