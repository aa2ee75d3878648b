import type { ApiCall } from '../request.ts';

/**
 * Requests about specials, separate from their typed functions: a template's inline script must
 * not contain the model.
 */

export const subjectCall = (id: string): ApiCall => ({
  path: '/base_url/getSubject',
  params: { id },
});

/** A page (from 0) of all articles of a special's column and its sub-columns. */
export const specialArticlesCall = (columnId: string, page: number): ApiCall => ({
  path: '/base_url/getSubSpecialArticles',
  params: { columnId, page },
});
