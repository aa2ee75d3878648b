import { formatArticleType } from '../../model/article/articleKind.ts';
import type { ArticleKind, ListItem } from '../../model/article/articleTypes.ts';
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

/** What articles are searched for. */
export interface SearchFor {
  readonly key: string;
  /** null for all kinds. */
  readonly kind: ArticleKind | null;
}

/** A page of the articles with a text; `page` counts from 0. */
export const searchCall = ({ key, kind }: SearchFor, page: number): ApiCall => ({
  path: '/base_url/searchAll',
  params: {
    key,
    columnId: ALL_COLUMNS,
    articleType: kind === null ? ALL_KINDS : formatArticleType(kind),
    start: page * PAGE_SIZE,
    count: PAGE_SIZE,
  },
});

/**
 * Loads a page of the articles that contain a text. Servers answer a bare list (wire 4). That they read
 * another number than that of all kinds is a guess: what is of another kind is left out here.
 */
export function searchAll(
  client: Client,
  { page, ...wanted }: SearchFor & { readonly page: number },
): Read<ListPage> {
  const { kind } = wanted;
  const isWanted = (item: ListItem) => kind === null || item.kind === kind;
  return read(client, searchCall(wanted, page), (payload) => {
    const sent = Array.isArray(payload) ? payload : field(parseRecord(payload), 'list');
    // Not every server that answers knows the call.
    if (!Array.isArray(sent)) return null;
    const { length } = parseList(sent);
    const list = parseEach(sent, parseListItem).filter(isWanted);
    return { list, hasMore: hasMoreByMultiple(length, length) };
  });
}

/** Loads the index of the site's pages, a file that `bake` writes. */
export function loadSearchIndex(client: Client): Read<readonly SearchEntry[]> {
  const { siteUrl, siteBase } = client.settings;
  const path = `${siteUrl}${siteBase}/${SEARCH_INDEX}` as CallPath;
  return read(client, { path }, parseSearchIndex);
}
