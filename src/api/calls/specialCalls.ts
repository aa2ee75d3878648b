import type { ApiCall } from '../request.ts';

/** The reads of specials as calls: the inline script of a template does not carry the model. */

export const subjectCall = (id: string): ApiCall => ({
  path: '/base_url/getSubject',
  params: { id },
});

/** A page, from 0, of all articles of a special's column and of those below it. */
export const specialArticlesCall = (columnId: string, page: number): ApiCall => ({
  path: '/base_url/getSubSpecialArticles',
  params: { columnId, page },
});
