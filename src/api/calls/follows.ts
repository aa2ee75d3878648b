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
