import { parseListItem } from '../../model/article/listItem.ts';
import type { ListItem } from '../../model/article/types.ts';
import { hasMoreByMultiple } from '../../model/paging.ts';
import { parseColumn, parseColumns } from '../../model/site/column.ts';
import type { Column } from '../../model/site/types.ts';
import { field, parseEach, parseList, parseNumber, parseRecord } from '../../model/wire.ts';
import type { CallOptions, Client } from '../client.ts';
import {
  type ArticlesParams,
  articlesCall,
  type ColumnsParams,
  columnCall,
  columnsCall,
} from './columnCalls.ts';
import { type Read, read } from './read.ts';

/** The columns below a column, each once. */
export function getColumns(
  client: Client,
  params: ColumnsParams = {},
  options?: CallOptions,
): Read<readonly Column[]> {
  return read(client, columnsCall(params), options, parseColumns);
}

/** One column. */
export function getColumn(
  client: Client,
  { columnId }: { readonly columnId: string },
  options?: CallOptions,
): Read<Column> {
  return read(client, columnCall(columnId), options, (payload) =>
    parseColumn(field(parseRecord(payload), 'column') ?? payload),
  );
}

export interface ArticlesPage {
  /** The first articles of the column's page, shown large; [] on older servers. */
  readonly carousel: readonly ListItem[];
  /** Without the articles of the carousel. */
  readonly list: readonly ListItem[];
  /** What the modules between the rows show, where the server sent it along (interop section 9). */
  readonly moduleArticles: readonly ListItem[];
  readonly hasMore: boolean;
}

/** Modules whose items are articles: articles, flash news, specials, floating message. */
const ARTICLE_MODULES = [0, 8, 10, 11];

/** A page of a column's articles. */
export function getArticles(
  client: Client,
  params: ArticlesParams,
  options?: CallOptions,
): Read<ArticlesPage> {
  return read(client, articlesCall(params), options, (payload) => {
    const wire = parseRecord(payload);
    const sent = parseList(wire.list);
    const carousel = withoutRepeats(parseEach(wire.carousel, parseListItem));
    const all = withoutRepeats([...carousel, ...parseEach(sent, parseListItem)]);
    return {
      carousel,
      list: all.slice(carousel.length),
      moduleArticles: withoutRepeats(parseList(wire.modules).flatMap(parseModuleArticles)),
      // Pages are full until the last: each tells for itself what the total would.
      hasMore: hasMoreByMultiple(sent.length, sent.length),
    };
  });
}

function parseModuleArticles(module: unknown): ListItem[] {
  const wire = parseRecord(module);
  const type = parseNumber(wire.type);
  if (type === null || !ARTICLE_MODULES.includes(type)) return [];
  // `charactor` is the servers' spelling.
  return parseEach(field(wire, 'charactor'), parseListItem);
}

function withoutRepeats<T extends { readonly id: string }>(items: readonly T[]): T[] {
  const seen = new Set<string>();
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
}
