import type { ListItem } from '../article/articleTypes.ts';
import type { ColumnPage, SpecialData } from '../column/columnTypes.ts';

/** Number of articles that a part of a special shows; the others are on a page of their own. */
export const PART_ROWS_MAX = 5;

/**
 * Returns the first rows of a part. Its carousel becomes part of the list, and modules beyond
 * the last visible row follow that row.
 */
export function limitPartRows(page: ColumnPage) {
  const all: readonly ListItem[] = [...page.carousel, ...page.list];
  return {
    /** The visible part of its page. */
    page: { ...page, carousel: [], list: all.slice(0, PART_ROWS_MAX) },
    /** Whether there are more articles. */
    hasMore: page.hasMore || all.length > PART_ROWS_MAX,
  };
}

/** Whether a page has no content. */
export const isEmptyPage = (page: ColumnPage): boolean =>
  page.carousel.length + page.list.length + page.live.length === 0 &&
  (page.topModule?.items.length ?? 0) === 0 &&
  page.modules.every(({ items }) => items.length === 0);

export const decideSpecialTitle = ({ article, column }: SpecialData): string =>
  article?.title || article?.listTitle || column.name;

/** Returns the image of a special; '' for none. */
export const decideSpecialImage = ({ article, column }: SpecialData): string =>
  column.topPicture || article?.titlePictures[0] || article?.shareImage || '';

/** Returns the element id of a part, for links to it. */
export const formatPartId = (columnId: string): string => `part-${columnId}`;
