import {
  parseFollowedAccounts,
  parseFollowedColumns,
} from '../../model/follow/normaliseFollows.ts';
import type { FollowObject } from '../../model/outbox/targets.ts';
import { parseYesNo } from '../../model/outbox/yesNoAnswer.ts';
import type { Client } from '../client.ts';
import { read } from './read.ts';

export interface FollowParams {
  readonly object: FollowObject;
  readonly id: string;
  readonly userId: string;
  readonly idempotencyKey: string;
}

/** Follows a column, reporter, question topic or account; idempotent. */
export const topicSub = (client: Client, params: FollowParams) =>
  follow(client, '/base_url/topicSub', params);

export const topicSubCancel = (client: Client, params: FollowParams) =>
  follow(client, '/base_url/topicSubCancel', params);

const follow = (
  client: Client,
  path: '/base_url/topicSub' | '/base_url/topicSubCancel',
  { object, id, userId, idempotencyKey }: FollowParams,
) =>
  read(
    client,
    {
      path,
      method: 'post',
      member: true,
      userIds: ['userID'],
      params: { id, type: object, userID: userId, idempotencyKey },
    },
    parseYesNo,
  );

/** Loads the subscription accounts that a member follows; servers spell the call like this. */
export const getSubcribeXys = (client: Client, { userId }: { readonly userId: string }) =>
  read(
    client,
    {
      path: '/base_url/getSubcribeXys',
      member: true,
      userIds: ['userID'],
      params: { key: '', userID: userId },
    },
    parseFollowedAccounts,
  );

/** How many articles of each column are requested, for the list of what is new. */
const ROWS_OF_COLUMN = 5;

/** Loads the columns that a member follows; servers spell the call like this. */
export const subcribeView = (client: Client, { userId }: { readonly userId: string }) =>
  read(
    client,
    {
      path: '/base_url/subcribeView',
      member: true,
      userIds: ['userID'],
      params: { userID: userId, columnId: 0, count: ROWS_OF_COLUMN },
    },
    parseFollowedColumns,
  );
