import type { ListItem } from '../article/articleTypes.ts';
import { parseListItem } from '../article/listItem.ts';
import * as read from '../read.ts';
import { findRows, parseEach, parseRecord } from '../wire.ts';

/** An article among a member's favourites (wire 10.9). */
export interface Favourite {
  readonly id: string;
  readonly item: ListItem;
  /** '' for none. */
  readonly image: string;
  /** When it was saved, epoch ms; null when the server did not send it. */
  readonly savedAt: number | null;
}

export interface FavouritePage {
  readonly list: readonly Favourite[];
  /** Length of the server's page; decides whether the list has ended. */
  readonly sent: number;
}

/** Returns a page of favourites. */
export function parseFavourites(payload: unknown): FavouritePage {
  const sent = findRows(payload, 'list');
  return { list: parseEach(sent, parseFavourite), sent: sent.length };
}

/**
 * Returns a favourite; null without an id or a title. `article` is the article as in other lists, and
 * may be absent: the favourite then has what is needed to open it.
 */
function parseFavourite(value: unknown): Favourite | null {
  const outer = parseRecord(value);
  const item = parseListItem({ ...outer, ...read.record(outer, 'article') });
  if (item === null || item.title === '') return null;
  return {
    id: item.id,
    item,
    // `imgUrl` is often '' (wire 10.9).
    image: read.image(outer, 'imgUrl') || (item.pictures[0] ?? ''),
    savedAt: read.time(outer, 'time'),
  };
}
