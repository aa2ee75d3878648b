import type { ApiCall } from '../request.ts';

/** Leaders on a page of their list. */
export const LEADERS_PER_PAGE = 20;

/** All leaders, with the newest of what is reported about each; `page` from 0. */
export const leaderViewCall = (page: number): ApiCall => ({
  path: '/base_url/leaderView',
  params: { start: page * LEADERS_PER_PAGE, count: LEADERS_PER_PAGE, hasArticles: 1 },
});

/** The regions that leaders are listed by. */
export const REGIONS_CALL: ApiCall = { path: '/base_url/leaderCats', params: { catID: 0 } };

/** All leaders of a region. Servers want it by POST; older ones know GET alone. */
export const regionLeadersCall = (regionId: string, method: 'post' | 'get' = 'post'): ApiCall => ({
  path: '/base_url/regionleaderView',
  method,
  params: { regionID: regionId },
});
