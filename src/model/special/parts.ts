import type { ListItem } from '../article/types.ts';
import type { ColumnPage, SpecialData } from '../column/types.ts';

/** A part of a special shows this many of its articles; the others are a page of their own. */
export const PART_ROWS_MAX = 5;

export interface PartRows {
  /** What is shown of its page. */
  readonly page: ColumnPage;
  /** There is more than that. */
  readonly hasMore: boolean;
}

/**
 * The first rows of a part: its carousel stands in the list there, and modules that would
 * come after the last row that is shown come right after it.
 */
export function cutPart(page: ColumnPage): PartRows {
  const all: readonly ListItem[] = [...page.carousel, ...page.list];
  return {
    page: { ...page, carousel: [], list: all.slice(0, PART_ROWS_MAX) },
    hasMore: page.hasMore || all.length > PART_ROWS_MAX,
  };
}

/** Nothing stands on a page. */
export const isBare = (page: ColumnPage): boolean =>
  page.carousel.length + page.list.length + page.live.length === 0 &&
  (page.topModule?.items.length ?? 0) === 0 &&
  page.modules.every(({ items }) => items.length === 0);

export const nameSpecial = ({ article, column }: SpecialData): string =>
  article?.title || article?.listTitle || column.name;

/** The picture over a special; '' when it has none. */
export const pictureSpecial = ({ article, column }: SpecialData): string =>
  column.topPicture || article?.titlePictures[0] || article?.shareImage || '';

/** The id of a part's place on the page, for links to it. */
export const partId = (columnId: string): string => `part-${columnId}`;
