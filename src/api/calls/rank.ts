import type { RankPeriod } from '../../model/community/communityTypes.ts';
import { parseRank, type RankRow } from '../../model/community/rank.ts';
import type { CallOptions, Client } from '../client.ts';
import { rankCall } from './offerCalls.ts';
import { type Read, read } from './read.ts';

/** Loads the influence rank of a period, sorted by rank. */
export const xyRank = (
  client: Client,
  { type, userId }: { readonly type: RankPeriod; readonly userId: string },
  options?: CallOptions,
) => read(client, rankCall(type, userId), parseRank, options);

/** Finds accounts of the rank by part of their name. */
export function searchXyRank(
  client: Client,
  params: { readonly key: string; readonly type: RankPeriod; readonly userId: string },
  options?: CallOptions,
): Read<readonly RankRow[]> {
  const { key, type, userId } = params;
  const call = {
    path: '/base_url/searchXyRank',
    userIds: ['userID'],
    params: { key, type, userID: userId },
  } as const;
  return read(client, call, parseRank, options);
}
