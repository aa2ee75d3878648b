import { PAGE_SIZE } from '../../model/pageSize.ts';
import type { ApiCall } from '../request.ts';

/** All leaders, each with the newest reports; `page` counts from 0. */
export const leaderViewCall = (page: number): ApiCall => ({
  path: '/base_url/leaderView',
  params: { start: page * PAGE_SIZE, count: PAGE_SIZE, hasArticles: 1 },
});

/** The regions that group leaders. */
export const REGIONS_CALL: ApiCall = { path: '/base_url/leaderCats', params: { catID: 0 } };

/** The leaders of a region. */
export const regionLeadersCall = (regionId: string): ApiCall => ({
  path: '/base_url/regionleaderView',
  method: 'post',
  params: { regionID: regionId },
});
