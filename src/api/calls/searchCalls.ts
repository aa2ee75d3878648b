import type { ApiCall } from '../request.ts';

/** Length of a full page of results. */
export const RESULTS_PER_PAGE = 20;
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
    start: page * RESULTS_PER_PAGE,
    count: RESULTS_PER_PAGE,
  },
});
