import type { ApiCall } from '../request.ts';

/**
 * Requests about columns, separate from their typed functions: a template's inline script must
 * not contain the model.
 */

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
