import { parseListItem } from '../../model/article/listItem.ts';
import { hasMoreByMultiple } from '../../model/paging.ts';
import { parseSearchIndex } from '../../model/search/parseSearchIndex.ts';
import { SEARCH_INDEX, type SearchEntry } from '../../model/search/searchTypes.ts';
import { field, parseEach, parseList, parseRecord } from '../../model/wire.ts';
import type { CallPath } from '../callPath.ts';
import type { CallOptions, Client } from '../client.ts';
import type { ListPage } from './content.ts';
import { type Read, read } from './read.ts';
import { searchCall } from './searchCalls.ts';

/** Loads a page of the articles that contain a text. Servers answer a bare list (wire 4). */
export function searchAll(
  client: Client,
  { key, page }: { readonly key: string; readonly page: number },
  options?: CallOptions,
): Read<ListPage> {
  return read(client, searchCall(key, page), options, (payload) => {
    const sent = Array.isArray(payload) ? payload : field(parseRecord(payload), 'list');
    // Not every server that answers knows the call.
    if (!Array.isArray(sent)) return null;
    const { length } = parseList(sent);
    return { list: parseEach(sent, parseListItem), hasMore: hasMoreByMultiple(length, length) };
  });
}

/** Loads the index of the site's pages, a file that `bake` writes. */
export function loadSearchIndex(
  client: Client,
  options?: CallOptions,
): Read<readonly SearchEntry[]> {
  const { siteUrl, siteBase } = client.settings;
  const path = `${siteUrl}${siteBase}/${SEARCH_INDEX}` as CallPath;
  return read(client, { path }, options, parseSearchIndex);
}
