import type { ApiCall } from '../request.ts';

/** Page size of the list of leaders. */
export const LEADERS_PER_PAGE = 20;

/** All leaders, each with the newest reports; `page` counts from 0. */
export const leaderViewCall = (page: number): ApiCall => ({
  path: '/base_url/leaderView',
  params: { start: page * LEADERS_PER_PAGE, count: LEADERS_PER_PAGE, hasArticles: 1 },
});

/** The regions that group leaders. */
export const REGIONS_CALL: ApiCall = { path: '/base_url/leaderCats', params: { catID: 0 } };

/** The leaders of a region. Servers require POST; older ones accept only GET. */
export const regionLeadersCall = (regionId: string, method: 'post' | 'get' = 'post'): ApiCall => ({
  path: '/base_url/regionleaderView',
  method,
  params: { regionID: regionId },
});
