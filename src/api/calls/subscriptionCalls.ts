import { PAGE_SIZE } from '../../model/pageSize.ts';
import type { ApiCall } from '../request.ts';

/**
 * Requests about accounts, separate from their typed functions: a template's inline script must
 * not contain the model.
 */

/** The code is fixed (product 7.10). */
export const catsCall = (): ApiCall => ({
  path: '/base_url/getCats',
  params: { code: 'XYACCOUNT' },
});

export const catXysCall = (id: string, page: number): ApiCall => ({
  path: '/base_url/getCatXys',
  params: { id, start: page * PAGE_SIZE, count: PAGE_SIZE },
});
