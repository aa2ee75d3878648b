import { parseColumnPage, parseModuleItems } from '../../model/column/normaliseColumn.ts';
import { parseColumn, parseColumns } from '../../model/site/column.ts';
import { parseLine } from '../../model/text.ts';
import { field, parseRecord } from '../../model/wire.ts';
import type { CallOptions, Client } from '../client.ts';
import type { ApiCall } from '../request.ts';
import { read } from './read.ts';

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
export const getColumns = (client: Client, params: ColumnsParams = {}, options?: CallOptions) =>
  read(client, columnsCall(params), parseColumns, options);

/** Loads all columns below the root, parents before children. */
export const getColumnsAll = (client: Client) => read(client, allColumnsCall, parseColumns);

/** Loads a column. */
export const getColumn = (
  client: Client,
  { columnId }: { readonly columnId: string },
  options?: CallOptions,
) =>
  read(
    client,
    columnCall(columnId),
    (payload) => parseColumn(field(parseRecord(payload), 'column') ?? payload),
    options,
  );

/** Loads a page of a column's articles. */
export const getArticles = (client: Client, params: ArticlesParams, options?: CallOptions) =>
  read(client, articlesCall(params), parseColumnPage, options);

/** Loads the items of a module that came without them in the list (wire 9.4). */
export const moduleView = (
  client: Client,
  { id, name = '', page = 0 }: ModuleParams & { readonly name?: string },
  options?: CallOptions,
) =>
  read(
    client,
    moduleCall({ id, page }),
    (payload) => {
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
    },
    options,
  );
