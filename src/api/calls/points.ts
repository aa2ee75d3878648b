import {
  type PointsCredit,
  parseEventNames,
  parsePointDays,
  parsePointEntries,
  parsePointsCredit,
  parsePointTotals,
} from '../../model/points/normalisePoints.ts';
import { hashMd5 } from '../cipher/md5.ts';
import type { Client } from '../client.ts';
import { eventTypesCall } from './offerCalls.ts';
import { type Read, read } from './read.ts';

interface OfMember {
  readonly uid: string;
}

const AS_MEMBER = { member: true, userIds: ['uid'] } as const;

/** Loads a member's points. */
export const myDayScoreStsTotal = (client: Client, { uid }: OfMember) =>
  read(
    client,
    { path: '/base_url/myDayScoreStsTotal', params: { uid }, ...AS_MEMBER },
    parsePointTotals,
  );

/** Loads the days on which points changed. */
export const myDayScoreSts = (client: Client, params: OfMember & { readonly page: number }) =>
  read(
    client,
    { path: '/base_url/myDayScoreSts', params: { ...params }, ...AS_MEMBER },
    parsePointDays,
  );

/** Loads the list of changes, optionally of one day. */
export const myScoreList = (
  client: Client,
  params: OfMember & { readonly page: number; readonly day?: string },
) =>
  read(
    client,
    {
      path: '/base_url/myScoreList',
      member: true,
      userIds: ['uid', 'id'],
      // Servers of the member centre name the member `id`, as in `member/score` (wire 14.9).
      params: { ...params, id: params.uid },
    },
    parsePointEntries,
  );

/** Loads the names of the events that earn points. */
export const eventTypes = (client: Client) => read(client, eventTypesCall, parseEventNames);

export interface PointEvent {
  /** The event's name. */
  readonly type: string;
  readonly uid: string;
  /** The request's access token, which is part of the signature. */
  readonly accessToken: string;
  /** Epoch ms by the server's clock. */
  readonly time: number;
  readonly idempotencyKey: string;
}

/** Reports an event of a member; returns the points that it earned (wire 14.9). */
export async function event1(
  client: Client,
  { type, uid, accessToken, time, idempotencyKey }: PointEvent,
): Read<PointsCredit> {
  const sign = await hashMd5(`${accessToken}${type}${time}`);
  const call = {
    path: '/base_url/event1',
    method: 'post',
    params: { eType: type, member: uid, time, sign, idempotencyKey },
    member: true,
    userIds: ['member'],
  } as const;
  return read(client, call, parsePointsCredit);
}
