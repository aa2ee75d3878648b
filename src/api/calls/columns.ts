import type { ColumnPage, Module } from '../../model/column/columnTypes.ts';
import { parseColumnPage, parseModuleItems } from '../../model/column/normaliseColumn.ts';
import { parseColumn, parseColumns } from '../../model/site/column.ts';
import type { Column } from '../../model/site/siteTypes.ts';
import { parseLine } from '../../model/text.ts';
import { field, parseRecord } from '../../model/wire.ts';
import type { CallOptions, Client } from '../client.ts';
import type { ApiCall } from '../request.ts';
import { type Read, read } from './read.ts';

export interface ColumnsParams {
  /** '0', the default, means the top-level columns. */
  readonly parentColumnId?: string | undefined;
}

export const columnsCall = ({ parentColumnId = '0' }: ColumnsParams = {}): ApiCall => ({
  path: '/base_url/getColumns',
  params: { parentColumnId, version: 0, columnType: -1 },
});

export const allColumnsCall: ApiCall = {
  path: '/base_url/getColumnsAll',
  params: { parentColumnId: '0' },
};

export const columnCall = (columnId: string): ApiCall => ({
  path: '/base_url/getColumn',
  params: { columnId },
});

export interface ArticlesParams {
  readonly columnId: string;
  /** From 0; 20 articles a page. */
  readonly page?: number | undefined;
  /** Id of the last article that is shown; the server leaves out everything before it. */
  readonly lastFileId?: string | undefined;
  /** Whether advertisements between the rows are included. */
  readonly withAds?: boolean | undefined;
}

export const articlesCall = ({
  columnId,
  page = 0,
  lastFileId = '0',
  withAds = false,
}: ArticlesParams): ApiCall => ({
  path: '/base_url/getArticles',
  params: { columnId, page, lastFileId, version: 0, ...(withAds && { adv: 1 }) },
});

export interface ModuleParams {
  readonly id: string;
  /** From 0; servers without paging send the whole module for each page. */
  readonly page?: number | undefined;
}

export const moduleCall = ({ id, page = 0 }: ModuleParams): ApiCall => ({
  path: '/base_url/moduleView',
  params: { id, page: page || null },
});

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
