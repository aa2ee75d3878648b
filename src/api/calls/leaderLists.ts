import { type LeaderEntry, parseLeaders, parseRegions } from '../../model/community/leaders.ts';
import { hasMoreByPage } from '../../model/paging.ts';
import { ok } from '../../model/result.ts';
import type { Client } from '../client.ts';
import { asMissing } from '../missingError.ts';
import type { ApiCall } from '../request.ts';
import { leaderViewCall } from './offerCalls.ts';
import { type Read, read } from './read.ts';

/** The regions that group leaders. */
export const REGIONS_CALL: ApiCall = { path: '/base_url/leaderCats', params: { catID: 0 } };

/** The leaders of a region. */
export const regionLeadersCall = (regionId: string): ApiCall => ({
  path: '/base_url/regionleaderView',
  method: 'post',
  params: { regionID: regionId },
});

export interface LeaderPage {
  readonly items: readonly LeaderEntry[];
  readonly hasMore: boolean;
}

/**
 * Loads a page (from 0) of all leaders. Every page that is not empty may have a next one (product 4.12).
 */
export const leaderView = async (
  client: Client,
  { page }: { readonly page: number },
): Read<LeaderPage> =>
  withNone(await read(client, leaderViewCall(page), (payload) => pageOf(parseLeaders(payload))));

/** Loads the regions that group leaders; [] on servers without regions. */
export const leaderRegions = (client: Client) => read(client, REGIONS_CALL, parseRegions);

/** Loads all leaders of a region. */
export async function regionLeaders(
  client: Client,
  { regionId }: { readonly regionId: string },
): Read<LeaderPage> {
  const parse = (payload: unknown) => ({ items: parseLeaders(payload), hasMore: false });
  return withNone(await read(client, regionLeadersCall(regionId), parse));
}

const pageOf = (items: readonly LeaderEntry[]): LeaderPage => ({
  items,
  hasMore: hasMoreByPage(items.length),
});

/** Servers refuse an empty list, with no data (wire 2.4). */
function withNone(answer: Awaited<Read<LeaderPage>>): Awaited<Read<LeaderPage>> {
  const isNone = !answer.ok && asMissing(answer.error).kind === 'empty';
  return isNone ? ok({ items: [], hasMore: false }) : answer;
}
