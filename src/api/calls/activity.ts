import type { Activity, ActivityVote } from '../../model/activity/activityTypes.ts';
import { parseActivity } from '../../model/activity/detail.ts';
import { type EntryPage, parseActivityVotes, parseEntries } from '../../model/activity/entries.ts';
import {
  parseWriteOffAnswer,
  parseWriteOffPreview,
  type WriteOffAnswer,
  type WriteOffCode,
  type WriteOffPreview,
} from '../../model/activity/writeOff.ts';
import type { CallOptions, Client } from '../client.ts';
import type { ApiCall } from '../request.ts';
import { type Read, read } from './read.ts';

export const activityDetailCall = (
  id: string,
  /**
   * Sends the member's tokens, for members who may have signed up; devices are recognised
   * without.
   */
  { asMember = false }: { readonly asMember?: boolean | undefined } = {},
): ApiCall => ({
  path: '/base_url/activityDetail',
  ...(asMember && { member: true }),
  params: { fileId: id },
});

export const entryListCall = (id: string): ApiCall => ({
  path: '/base_url/entryList',
  params: { fileId: id, page: 0 },
});

export const activityVotesCall = (id: string): ApiCall => ({
  path: '/base_url/Activityvote',
  params: { fileId: id },
});

interface ActivityParams {
  readonly id: string;
}

/** Loads an activity, with the sign-up state of this reader. */
export const activityDetail = (
  client: Client,
  { id, asMember }: ActivityParams & { readonly asMember?: boolean | undefined },
  options?: CallOptions,
): Read<Activity> => read(client, activityDetailCall(id, { asMember }), options, parseActivity);

/** Loads the latest participants and their number. */
export const entryList = (
  client: Client,
  { id }: ActivityParams,
  options?: CallOptions,
): Read<EntryPage> => read(client, entryListCall(id), options, parseEntries);

/** Loads the votes of an activity. */
export const activityVotes = (
  client: Client,
  { id }: ActivityParams,
  options?: CallOptions,
): Read<readonly ActivityVote[]> =>
  read(client, activityVotesCall(id), options, parseActivityVotes);

const ACCESS_TYPES = { activity: 0, vote: 1, option: 2 } as const;

export interface AccessParams extends ActivityParams {
  readonly of: keyof typeof ACCESS_TYPES;
  /** An option of the vote `id`. */
  readonly optionId?: string | undefined;
}

/** Counts that a page was opened; the server counts each device once a minute. */
export function recordAccessCount(
  client: Client,
  { id, of, optionId }: AccessParams,
  options?: CallOptions,
): Read<true> {
  const params = { id, type: ACCESS_TYPES[of], ...(optionId && { optionId }) };
  return read(client, { path: '/base_url/recordAccessCount', params }, options, () => true);
}

/**
 * Loads what staff may see of a voucher. It is a call of its own, so that no server redeems a
 * voucher that is only looked at; servers without it fail (decision 0069).
 */
export function voucherDetail(
  client: Client,
  { activityId, ...params }: WriteOffCode & { readonly shopSite: string },
  options?: CallOptions,
): Read<WriteOffPreview> {
  const call = {
    path: '/base_url/voucherDetail',
    params: { activityID: activityId, ...params },
  } as const;
  return read(client, call, options, parseWriteOffPreview);
}

export interface ChargeOffParams extends WriteOffCode {
  /** Code of the shop. */
  readonly shopSite: string;
  /** The same for every attempt, so that a repeated request gets the first answer. */
  readonly idempotencyKey: string;
}

/** Redeems a voucher; single use. */
export function chargeOff(
  client: Client,
  { activityId, ...params }: ChargeOffParams,
  options?: CallOptions,
): Read<WriteOffAnswer> {
  const call = {
    path: '/base_url/chargeOff',
    method: 'post',
    params: { activityID: activityId, ...params },
  } as const;
  return read(client, call, options, parseWriteOffAnswer);
}
