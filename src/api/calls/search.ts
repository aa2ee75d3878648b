import { parseListItem } from '../../model/article/listItem.ts';
import { PAGE_SIZE } from '../../model/pageSize.ts';
import { hasMoreByMultiple } from '../../model/paging.ts';
import {
  parseSearchIndex,
  SEARCH_INDEX,
  type SearchEntry,
} from '../../model/search/searchIndex.ts';
import { field, parseEach, parseList, parseRecord } from '../../model/wire.ts';
import type { CallPath } from '../callPath.ts';
import type { Client } from '../client.ts';
import type { ApiCall } from '../request.ts';
import type { ListPage } from './content.ts';
import { type Read, read } from './read.ts';

/** Articles of all kinds, of all columns (wire 4). */
const ALL_KINDS = -2;
const ALL_COLUMNS = 0;

/** A page of the articles with a text; `page` counts from 0. */
export const searchCall = (key: string, page: number): ApiCall => ({
  path: '/base_url/searchAll',
  params: {
    key,
    columnId: ALL_COLUMNS,
    articleType: ALL_KINDS,
    start: page * PAGE_SIZE,
    count: PAGE_SIZE,
  },
});

/** Loads a page of the articles that contain a text. Servers answer a bare list (wire 4). */
export function searchAll(
  client: Client,
  { key, page }: { readonly key: string; readonly page: number },
): Read<ListPage> {
  return read(client, searchCall(key, page), (payload) => {
    const sent = Array.isArray(payload) ? payload : field(parseRecord(payload), 'list');
    // Not every server that answers knows the call.
    if (!Array.isArray(sent)) return null;
    const { length } = parseList(sent);
    return { list: parseEach(sent, parseListItem), hasMore: hasMoreByMultiple(length, length) };
  });
}

/** Loads the index of the site's pages, a file that `bake` writes. */
export function loadSearchIndex(client: Client): Read<readonly SearchEntry[]> {
  const { siteUrl, siteBase } = client.settings;
  const path = `${siteUrl}${siteBase}/${SEARCH_INDEX}` as CallPath;
  return read(client, { path }, parseSearchIndex);
}
