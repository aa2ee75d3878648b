import { parseActivity, parseActivityVotes, parseEntries } from '../../model/activity/detail.ts';
import {
  parseWriteOffAnswer,
  parseWriteOffPreview,
  type WriteOffCode,
} from '../../model/activity/writeOff.ts';
import type { Client } from '../client.ts';
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
) => read(client, activityDetailCall(id, { asMember }), parseActivity);

/** Loads the latest participants and their number. */
export const entryList = (client: Client, { id }: ActivityParams) =>
  read(client, entryListCall(id), parseEntries);

/** Loads the votes of an activity. */
export const activityVotes = (client: Client, { id }: ActivityParams) =>
  read(client, activityVotesCall(id), parseActivityVotes);

const ACCESS_TYPES = { activity: 0, vote: 1, option: 2 } as const;

export interface AccessParams extends ActivityParams {
  readonly of: keyof typeof ACCESS_TYPES;
  /** An option of the vote `id`. */
  readonly optionId?: string | undefined;
}

/** Counts that a page was opened; the server counts each device once a minute. */
export function recordAccessCount(client: Client, { id, of, optionId }: AccessParams): Read<true> {
  const params = { id, type: ACCESS_TYPES[of], ...(optionId && { optionId }) };
  return read(client, { path: '/base_url/recordAccessCount', params }, () => true);
}

/**
 * Loads what staff may see of a voucher. It is a call of its own, so that no server redeems a
 * voucher that is only looked at; servers without it fail (decision 0069).
 */
export const voucherDetail = (
  client: Client,
  { activityId, ...params }: WriteOffCode & { readonly shopSite: string },
) =>
  read(
    client,
    {
      path: '/base_url/voucherDetail',
      params: { activityID: activityId, ...params },
    },
    parseWriteOffPreview,
  );

export interface ChargeOffParams extends WriteOffCode {
  /** Code of the shop. */
  readonly shopSite: string;
  /** The same for every attempt, so that a repeated request gets the first answer. */
  readonly idempotencyKey: string;
}

/** Redeems a voucher; single use. */
export const chargeOff = (client: Client, { activityId, ...params }: ChargeOffParams) =>
  read(
    client,
    {
      path: '/base_url/chargeOff',
      method: 'post',
      params: { activityID: activityId, ...params },
    },
    parseWriteOffAnswer,
  );
