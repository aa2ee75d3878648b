import { getArticles } from '../../../src/api/calls/columns.ts';
import type { ListItem } from '../../../src/model/article/types.ts';
import type { ColumnPage } from '../../../src/model/column/types.ts';
import type { Column } from '../../../src/model/site/types.ts';
import { hasPage, isPageId, pagePath } from '../files.ts';
import { decideListedRef, itemsOf, leadsOutside, mayHaveMore } from '../listing.ts';
import type { PageBaker } from '../page.ts';
import type { FeedItem } from './rss.ts';

/** What readers of feeds ask for again and again stays small. */
const MAX_ITEMS = 30;

/** The screen whose page a column's feed stands beside. */
export const FEED_OWNER = 'columnDetail';

/** Below the base. */
export const columnFeedFile = (id: string): string => `${FEED_OWNER}/${id}.xml`;

/**
 * The newest articles of a column's first two pages, the newest first: those that can be
 * opened, at a page that stands here or an outside address.
 */
export async function readFeedItems(
  { client, outDir }: Pick<PageBaker, 'client' | 'outDir'>,
  column: Column,
  first: ColumnPage,
): Promise<FeedItem[]> {
  const more = { columnId: column.id, page: 1 };
  const second = mayHaveMore(first) ? await getArticles(client, more) : null;
  const all = [...itemsOf(first), ...(second?.ok ? itemsOf(second.value) : [])];
  const once = [...new Map(all.map((item) => [item.id, item])).values()];
  const newest = once
    .filter(({ released, title }) => released && title !== '')
    .sort((a, b) => (b.publishedAt ?? 0) - (a.publishedAt ?? 0));
  const items: FeedItem[] = [];
  for (const item of newest) {
    if (items.length === MAX_ITEMS) break;
    const ref = decideListedRef(item.columnId || column.id, item);
    if (![ref.columnId || 'none', ref.id].every(isPageId)) continue;
    if (leadsOutside(item) || (await hasPage(outDir, ref))) {
      const address = `${client.settings.siteBase}/${pagePath(ref)}.html`;
      items.push(describe(item, address, column.name));
    }
  }
  return items;
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
