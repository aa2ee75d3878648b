import { getArticles } from '../../../src/api/calls/columns.ts';
import type { ListItem } from '../../../src/model/article/articleTypes.ts';
import type { ColumnPage } from '../../../src/model/column/columnTypes.ts';
import type { Column } from '../../../src/model/site/siteTypes.ts';
import { isFarAhead } from '../../../src/model/time.ts';
import { createArticleRef } from '../articleRef.ts';
import { hasPageIds, pagePath } from '../pageRef.ts';
import type { PageBaker } from '../pages/pageKind.ts';
import { isExternal, listItems, mayHaveMore } from '../plan/listArticles.ts';
import type { FeedCandidate, FeedItem } from './feedPlan.ts';

/** The screen of a column whose page has the column's feed beside it. */
export const FEED_OWNER = 'columnDetail';

/** Returns the file of a column's feed, below the base. */
export const columnFeedFile = (id: string): string => `${FEED_OWNER}/${id}.xml`;

/**
 * Returns the articles of a column's first two pages as candidates for its feed, newest first. One
 * that is dated far ahead has no date: it would be the first for years.
 */
export async function readFeedCandidates(
  { client }: Pick<PageBaker, 'client'>,
  column: Column,
  first: ColumnPage,
): Promise<FeedCandidate[]> {
  const more = { columnId: column.id, page: 1 };
  const second = mayHaveMore(first) ? await getArticles(client, more) : null;
  const items = [...listItems(first), ...(second?.ok ? listItems(second.value) : [])];
  const uniqueItems = [...new Map(items.map((item) => [item.id, item])).values()];
  const now = Date.now();
  const dated = uniqueItems.map((item) =>
    isFarAhead(item.publishedAt ?? 0, now) ? { ...item, publishedAt: null } : item,
  );
  return dated
    .filter(({ title }) => title !== '')
    .sort((a, b) => (b.publishedAt ?? 0) - (a.publishedAt ?? 0))
    .flatMap((item) => {
      const page = createArticleRef({ ...item, columnId: item.columnId || column.id });
      if (!hasPageIds(page)) return [];
      const address = `${client.settings.siteBase}/${pagePath(page)}.html`;
      return {
        page: isExternal(item) ? null : page,
        item: createFeedItem(item, address, column.name),
      };
    });
}

/** Returns the item of an article; `address` is that of its own page, also for an external link. */
function createFeedItem(item: ListItem, address: string, columnName: string): FeedItem {
  return {
    title: item.title,
    description: item.abstract,
    link: isExternal(item) ? item.url : address,
    guid: address,
    publishedAt: item.publishedAt,
    category: item.columnName || columnName,
    image: item.pictures[0] ?? item.shareImage,
  };
}
