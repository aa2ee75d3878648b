import type { ApiCall } from '../request.ts';

/** A reporter and what they wrote, as calls: inline scripts do not carry the model. */
export const authorInfoCall = (id: string): ApiCall => ({
  path: '/base_url/authorInfo',
  params: { id },
});

export interface ReporterArticlesParams {
  readonly id: string;
  /** From 0, 20 articles each. */
  readonly page: number;
}

export const reporterArticlesCall = ({ id, page }: ReporterArticlesParams): ApiCall => ({
  path: '/base_url/reporterArticles',
  params: { id, page },
});
