import { PAGE_SIZE } from '../../model/pageSize.ts';
import type { ApiCall } from '../request.ts';

/** Articles of all kinds, of all columns (wire 4). */
const ALL_KINDS = -2;
const ALL_COLUMNS = 0;

/** A page of the articles with a text; `page` counts from 0. */
export const searchCall = (key: string, page: number): ApiCall => ({
  path: '/base_url/searchAll',
  params: {
    key,
    columnId: ALL_COLUMNS,
    articleType: ALL_KINDS,
    start: page * PAGE_SIZE,
    count: PAGE_SIZE,
  },
});
