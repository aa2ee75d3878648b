import type { FollowName } from '../../model/follow/followName.ts';
import {
  parseFollowedAccounts,
  parseFollowedColumns,
} from '../../model/follow/normaliseFollows.ts';
import type { FollowObject } from '../../model/outbox/targets.ts';
import { parseYesNo, type YesNoAnswer } from '../../model/outbox/yesNoAnswer.ts';
import type { CallOptions, Client } from '../client.ts';
import { type Read, read } from './read.ts';

export interface FollowParams {
  readonly object: FollowObject;
  readonly id: string;
  readonly userId: string;
  readonly idempotencyKey: string;
}

/** Follows a column, reporter, question topic or account; idempotent. */
export const topicSub = (client: Client, params: FollowParams, options?: CallOptions) =>
  follow(client, '/base_url/topicSub', params, options);

export const topicSubCancel = (client: Client, params: FollowParams, options?: CallOptions) =>
  follow(client, '/base_url/topicSubCancel', params, options);

function follow(
  client: Client,
  path: '/base_url/topicSub' | '/base_url/topicSubCancel',
  { object, id, userId, idempotencyKey }: FollowParams,
  options: CallOptions | undefined,
): Read<YesNoAnswer> {
  const call = {
    path,
    method: 'post',
    member: true,
    userIds: ['userID'],
    params: { id, type: object, userID: userId, idempotencyKey },
  } as const;
  return read(client, call, options, parseYesNo);
}

/** Loads the subscription accounts that a member follows; servers spell the call like this. */
export function getSubcribeXys(
  client: Client,
  { userId }: { readonly userId: string },
  options?: CallOptions,
): Read<readonly FollowName[]> {
  const call = {
    path: '/base_url/getSubcribeXys',
    member: true,
    userIds: ['userID'],
    params: { key: '', userID: userId },
  } as const;
  return read(client, call, options, parseFollowedAccounts);
}

/** Of each column one article is requested: only its name is shown. */
const ROWS_OF_COLUMN = 1;

/** Loads the columns that a member follows; servers spell the call like this. */
export function subcribeView(
  client: Client,
  { userId }: { readonly userId: string },
  options?: CallOptions,
): Read<readonly FollowName[]> {
  const call = {
    path: '/base_url/subcribeView',
    member: true,
    userIds: ['userID'],
    params: { userID: userId, columnId: 0, count: ROWS_OF_COLUMN },
  } as const;
  return read(client, call, options, parseFollowedColumns);
}
