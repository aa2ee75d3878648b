import { hasMoreByPage } from '../../model/paging.ts';
import {
  type LeaderEntry,
  type LeaderRegion,
  parseLeaders,
  parseRegions,
} from '../../model/people/leaders.ts';
import { ok } from '../../model/result.ts';
import type { CallOptions, Client } from '../client.ts';
import type { ApiError } from '../errors.ts';
import { asMissing } from '../missing.ts';
import { leaderViewCall, REGIONS_CALL, regionLeadersCall } from './leaderListCalls.ts';
import { type Read, read } from './read.ts';

export interface LeaderPage {
  readonly items: readonly LeaderEntry[];
  readonly hasMore: boolean;
}

/** A page of all leaders, from 0. There are more while pages hold some (product 4.12). */
export async function leaderView(
  client: Client,
  { page }: { readonly page: number },
  options?: CallOptions,
): Read<LeaderPage> {
  return withNone(
    await read(client, leaderViewCall(page), options, (payload) => pageOf(parseLeaders(payload))),
  );
}

/** The regions that leaders are listed by; none on servers that have none. */
export function leaderRegions(
  client: Client,
  options?: CallOptions,
): Read<readonly LeaderRegion[]> {
  return read(client, REGIONS_CALL, options, parseRegions);
}

/** The leaders of a region, all at once: by POST, else by GET (wire 18.2). */
export async function regionLeaders(
  client: Client,
  { regionId }: { readonly regionId: string },
  options?: CallOptions,
): Read<LeaderPage> {
  const parse = (payload: unknown) => ({ items: parseLeaders(payload), hasMore: false });
  const answer = await read(client, regionLeadersCall(regionId), options, parse);
  if (answer.ok && answer.value.items.length > 0) return answer;
  if (!answer.ok && !isRefused(answer.error)) return answer;
  const older = await read(client, regionLeadersCall(regionId, 'get'), options, parse);
  return withNone(older.ok ? older : answer);
}

/** The server was reached and would not: a cut line says nothing of the method. */
const isRefused = ({ kind, status = 0 }: ApiError): boolean =>
  kind === 'network' ? status >= 400 : ['status', 'empty', 'malformed'].includes(kind);

const pageOf = (items: readonly LeaderEntry[]): LeaderPage => ({
  items,
  hasMore: hasMoreByPage(items.length),
});

/** A list of nobody is refused, with no data (wire 2.4). */
function withNone(answer: Awaited<Read<LeaderPage>>): Awaited<Read<LeaderPage>> {
  const isNone = !answer.ok && asMissing(answer.error).kind === 'empty';
  return isNone ? ok({ items: [], hasMore: false }) : answer;
}
