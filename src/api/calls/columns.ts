import type { ColumnPage, Module } from '../../model/column/columnTypes.ts';
import { parseColumnPage, parseModuleItems } from '../../model/column/normaliseColumn.ts';
import { parseColumn, parseColumns } from '../../model/site/column.ts';
import type { Column } from '../../model/site/siteTypes.ts';
import { parseLine } from '../../model/text.ts';
import { field, parseRecord } from '../../model/wire.ts';
import type { CallOptions, Client } from '../client.ts';
import {
  type ArticlesParams,
  allColumnsCall,
  articlesCall,
  type ColumnsParams,
  columnCall,
  columnsCall,
  type ModuleParams,
  moduleCall,
} from './columnCalls.ts';
import { type Read, read } from './read.ts';

/** Loads the sub-columns of a column without duplicates. */
export function getColumns(
  client: Client,
  params: ColumnsParams = {},
  options?: CallOptions,
): Read<readonly Column[]> {
  return read(client, columnsCall(params), options, parseColumns);
}

/** Loads all columns below the root, parents before children. */
export const getColumnsAll = (client: Client, options?: CallOptions): Read<readonly Column[]> =>
  read(client, allColumnsCall, options, parseColumns);

/** Loads a column. */
export function getColumn(
  client: Client,
  { columnId }: { readonly columnId: string },
  options?: CallOptions,
): Read<Column> {
  return read(client, columnCall(columnId), options, (payload) =>
    parseColumn(field(parseRecord(payload), 'column') ?? payload),
  );
}

/** Loads a page of a column's articles. */
export function getArticles(
  client: Client,
  params: ArticlesParams,
  options?: CallOptions,
): Read<ColumnPage> {
  return read(client, articlesCall(params), options, parseColumnPage);
}

/** Loads the items of a module that came without them in the list (wire 9.4). */
export function moduleView(
  client: Client,
  { id, name = '', page = 0 }: ModuleParams & { readonly name?: string },
  options?: CallOptions,
): Read<Module> {
  return read(client, moduleCall({ id, page }), options, (payload) => {
    const wire = parseRecord(payload);
    return parseModuleItems(field(wire, 'type'), field(wire, 'list'), {
      id,
      name: parseLine(field(wire, 'name')) || name,
      position: 0,
      displayStyle: 0,
      showMore: false,
      targetColumnId: '',
      targetStyle: 0,
    });
  });
}
