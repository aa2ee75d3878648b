import { parseActivity } from '../../model/activity/detail.ts';
import { type EntryPage, parseActivityVotes, parseEntries } from '../../model/activity/entries.ts';
import type { Activity, ActivityVote } from '../../model/activity/types.ts';
import {
  parseWriteOffAnswer,
  parseWriteOffLook,
  type WriteOffAnswer,
  type WriteOffCode,
  type WriteOffLook,
} from '../../model/activity/writeOff.ts';
import type { CallOptions, Client } from '../client.ts';
import { activityDetailCall, activityVotesCall, entryListCall } from './activityCalls.ts';
import { type Read, read } from './read.ts';

interface ActivityParams {
  readonly id: string;
}

/** An activity, and whether this reader has signed up. */
export const activityDetail = (
  client: Client,
  { id, asMember }: ActivityParams & { readonly asMember?: boolean | undefined },
  options?: CallOptions,
): Read<Activity> => read(client, activityDetailCall(id, { asMember }), options, parseActivity);

/** Who has signed up last, and how many have. */
export const entryList = (
  client: Client,
  { id }: ActivityParams,
  options?: CallOptions,
): Read<EntryPage> => read(client, entryListCall(id), options, parseEntries);

/** The votes that belong to an activity. */
export const activityVotes = (
  client: Client,
  { id }: ActivityParams,
  options?: CallOptions,
): Read<readonly ActivityVote[]> =>
  read(client, activityVotesCall(id), options, parseActivityVotes);

const ACCESS_TYPES = { activity: 0, vote: 1, option: 2 } as const;

export interface AccessParams extends ActivityParams {
  readonly of: keyof typeof ACCESS_TYPES;
  /** Of an option of the vote `id`. */
  readonly optionId?: string | undefined;
}

/** Counts that a page was opened; the server counts a device once a minute. */
export function recordAccessCount(
  client: Client,
  { id, of, optionId }: AccessParams,
  options?: CallOptions,
): Read<true> {
  const params = { id, type: ACCESS_TYPES[of], ...(optionId && { optionId }) };
  return read(client, { path: '/base_url/recordAccessCount', params }, options, () => true);
}

/** What the door may know of a voucher, without taking it. */
export const lookAtVoucher = (
  client: Client,
  code: WriteOffCode & { readonly shopSite: string },
  options?: CallOptions,
): Read<WriteOffLook> =>
  read(client, chargeOffCall({ ...code, check: 1 }), options, parseWriteOffLook);

export interface ChargeOffParams extends WriteOffCode {
  /** The shop's own code. */
  readonly shopSite: string;
  /** The same for every attempt: an answer that was lost is given again. */
  readonly idempotencyKey: string;
}

/** Takes a voucher at the door, once. */
export const chargeOff = (
  client: Client,
  params: ChargeOffParams,
  options?: CallOptions,
): Read<WriteOffAnswer> =>
  read(client, chargeOffCall({ ...params, check: 0 }), options, parseWriteOffAnswer);

const chargeOffCall = ({
  activityId,
  ...params
}: WriteOffCode & {
  readonly shopSite: string;
  readonly check: 0 | 1;
  readonly idempotencyKey?: string;
}) =>
  ({
    path: '/base_url/chargeOff',
    method: 'post',
    params: { activityID: activityId, ...params },
  }) as const;
