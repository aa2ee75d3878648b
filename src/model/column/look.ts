import type { ListItem } from '../article/types.ts';

/** How a row of a list looks (design, section Pieces). */
export type RowLook = 'text' | 'small' | 'three' | 'big' | 'wide';

/** Rows with a photo set show this many of its pictures in a line. */
export const PICTURES_IN_LINE = 3;

/**
 * Broadcasts and specials are one wide picture; three pictures stand in a line; the rest
 * is a small picture at the right unless the editors want it big.
 */
export function decideRowLook(item: Pick<ListItem, 'kind' | 'pictures' | 'big'>): RowLook {
  if (item.pictures.length === 0) return 'text';
  if (item.kind === 'live' || item.kind === 'special') return 'wide';
  if (item.pictures.length >= PICTURES_IN_LINE) return 'three';
  return item.big ? 'big' : 'small';
}

/** What a row is called: a link that says nothing would lead nowhere for some readers. */
export const decideRowTitle = ({
  title,
  abstract,
  columnName,
  id,
}: Pick<ListItem, 'title' | 'abstract' | 'columnName' | 'id'>): string =>
  title || abstract || columnName || id;
