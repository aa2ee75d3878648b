import { parseListItem } from '../article/listItem.ts';
import * as read from '../read.ts';
import { findRows, parseEach, parseRecord } from '../wire.ts';

/** Returns a page of favourites. */
export function parseFavourites(payload: unknown) {
  const sent = findRows(payload, 'list');
  return {
    list: parseEach(sent, parseFavourite),
    /** Length of the server's page; decides whether the list has ended. */
    sent: sent.length,
  };
}

/** An article among a member's favourites (wire 10.9). */
export type Favourite = read.Parsed<typeof parseFavourite>;

/**
 * Returns a favourite; null without an id or a title. `article` is the article as in other lists, and
 * may be absent: the favourite then has what is needed to open it.
 */
function parseFavourite(value: unknown) {
  const outer = parseRecord(value);
  const item = parseListItem({ ...outer, ...read.record(outer, 'article') });
  if (item === null || item.title === '') return null;
  return {
    id: item.id,
    item,
    // `imgUrl` is often '' (wire 10.9).

    /** '' for none. */
    image: read.image(outer, 'imgUrl') || (item.pictures[0] ?? ''),
    /** When it was saved, epoch ms; null when the server did not send it. */
    savedAt: read.time(outer, 'time'),
  };
}
