import type { ListedArticle, Listing } from './listing.ts';
import { isVideoRoute } from './shortVideo.ts';
import { type BakeJob, LIVE_ROUTE, type PageRef, type Selection } from './types.ts';

/**
 * What a run over the whole site has to do. `baked` are the pages that stand now, by
 * `COLUMN/ID`. A page that no list names any more is asked for by itself: only the
 * article's own answer may take it away.
 */
export function planSite(
  select: Exclude<Selection, { kind: 'articles' }>,
  listing: Listing,
  baked: ReadonlyMap<string, PageRef>,
): BakeJob[] {
  const jobs: BakeJob[] = [];
  for (const [key, article] of listing.articles) {
    const { route, columnId, id } = article;
    const action = decideAction(select, article, baked.has(key));
    if (action !== null) jobs.push({ ...(route && { route }), columnId, id, action });
  }
  for (const [key, ref] of baked) {
    if (listing.articles.has(key) || isUnread(listing, ref) || isVideoRoute(ref.route)) continue;
    jobs.push({ ...ref, action: select.kind === 'all' ? 'bake' : 'check' });
  }
  return jobs;
}

/** Which column a broadcast stands in is not in its address: any that was not read may list it. */
const isUnread = ({ unreadColumns }: Listing, { route, columnId }: PageRef): boolean =>
  route === LIVE_ROUTE ? unreadColumns.size > 0 : unreadColumns.has(columnId);

function decideAction(
  select: Exclude<Selection, { kind: 'articles' }>,
  { released, changedAt, leadsOutside }: ListedArticle,
  isBaked: boolean,
): BakeJob['action'] | null {
  if (!released) return isBaked ? 'remove' : null;
  if (select.kind === 'all' || changedAt === null || changedAt >= select.at) return 'bake';
  return isBaked || leadsOutside ? null : 'bake';
}
