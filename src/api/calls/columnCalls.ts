import type { ApiCall } from '../request.ts';

/**
 * The reads of columns as calls. They stand apart from their typed functions, so that the
 * inline script of a template does not carry the model.
 */

export interface ColumnsParams {
  /** '0', the default, asks for the columns of the root. */
  readonly parentColumnId?: string | undefined;
}

export const columnsCall = ({ parentColumnId = '0' }: ColumnsParams = {}): ApiCall => ({
  path: '/base_url/getColumns',
  params: { parentColumnId, version: 0, columnType: -1 },
});

export const columnCall = (columnId: string): ApiCall => ({
  path: '/base_url/getColumn',
  params: { columnId },
});

export interface ArticlesParams {
  readonly columnId: string;
  /** From 0, 20 articles each. */
  readonly page?: number | undefined;
  /** The last article that is shown already: the server leaves out what came before it. */
  readonly lastFileId?: string | undefined;
  /** The advertisements between its rows too. */
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
  /** From 0; servers that know no pages send the whole module for each. */
  readonly page?: number | undefined;
}

export const moduleCall = ({ id, page = 0 }: ModuleParams): ApiCall => ({
  path: '/base_url/moduleView',
  params: { id, page: page || null },
});
