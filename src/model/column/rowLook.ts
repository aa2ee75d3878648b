import type { ListItem } from '../article/articleTypes.ts';

/** Layout of a row of a list. */
export type RowLook = 'text' | 'small' | 'three' | 'big' | 'wide';

/** Number of images that a row of a photo set shows side by side. */
export const IMAGES_IN_ROW = 3;

/**
 * Returns the layout of a row: broadcasts and specials have one wide image; a row with three
 * images shows them side by side; every other row has a small image at the right, or a big one
 * if the editors chose that.
 */
export function decideRowLook(item: Pick<ListItem, 'kind' | 'pictures' | 'big'>): RowLook {
  if (item.pictures.length === 0) return 'text';
  if (item.kind === 'live' || item.kind === 'special') return 'wide';
  if (item.pictures.length >= IMAGES_IN_ROW) return 'three';
  return item.big ? 'big' : 'small';
}

/** Returns the title of a row, never '' : a link without text would have no accessible name. */
export const decideRowTitle = ({
  title,
  abstract,
  columnName,
  id,
}: Pick<ListItem, 'title' | 'abstract' | 'columnName' | 'id'>): string =>
  title || abstract || columnName || id;
