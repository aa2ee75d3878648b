import { getArticles } from '../../../src/api/calls/columns.ts';
import type { ListItem } from '../../../src/model/article/types.ts';
import type { ColumnPage } from '../../../src/model/column/types.ts';
import type { Column } from '../../../src/model/site/types.ts';
import { isPageId, pagePath } from '../files.ts';
import { decideListedRef, itemsOf, leadsOutside, mayHaveMore } from '../listing.ts';
import type { PageBaker } from '../page.ts';
import type { FeedCandidate } from './feedPlan.ts';
import type { FeedItem } from './rss.ts';

/** The screen whose page a column's feed stands beside. */
export const FEED_OWNER = 'columnDetail';

/** Below the base. */
export const columnFeedFile = (id: string): string => `${FEED_OWNER}/${id}.xml`;

/** The articles of a column's first two pages, newest first, as candidates for its feed. */
export async function readFeedCandidates(
  { client }: Pick<PageBaker, 'client'>,
  column: Column,
  first: ColumnPage,
): Promise<FeedCandidate[]> {
  const more = { columnId: column.id, page: 1 };
  const second = mayHaveMore(first) ? await getArticles(client, more) : null;
  const all = [...itemsOf(first), ...(second?.ok ? itemsOf(second.value) : [])];
  const once = [...new Map(all.map((item) => [item.id, item])).values()];
  return once
    .filter(({ title }) => title !== '')
    .sort((a, b) => (b.publishedAt ?? 0) - (a.publishedAt ?? 0))
    .flatMap((item) => {
      const page = decideListedRef(item.columnId || column.id, item);
      if (![page.columnId || 'none', page.id].every(isPageId)) return [];
      const address = `${client.settings.siteBase}/${pagePath(page)}.html`;
      return {
        page: leadsOutside(item) ? null : page,
        item: describe(item, address, column.name),
      };
    });
}

/** `address` is that of its own page, also where it leads outside. */
function describe(item: ListItem, address: string, columnName: string): FeedItem {
  return {
    title: item.title,
    description: item.abstract,
    link: leadsOutside(item) ? item.url : address,
    guid: address,
    publishedAt: item.publishedAt,
    category: item.columnName || columnName,
    picture: item.pictures[0] ?? item.shareImage,
  };
}
