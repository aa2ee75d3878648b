import type { ApiCall } from '../request.ts';

/**
 * Requests about reporters, separate from their typed functions: inline scripts must not
 * contain the model.
 */
export const authorInfoCall = (id: string): ApiCall => ({
  path: '/base_url/authorInfo',
  params: { id },
});

export interface ReporterArticlesParams {
  readonly id: string;
  /** From 0; 20 articles a page. */
  readonly page: number;
}

export const reporterArticlesCall = ({ id, page }: ReporterArticlesParams): ApiCall => ({
  path: '/base_url/reporterArticles',
  params: { id, page },
});
