import { parseYesNo, type YesNoAnswer } from '../../model/outbox/yesNoAnswer.ts';
import type { CallOptions, Client } from '../client.ts';
import type { LikeParams } from './events.ts';
import { type Read, read } from './read.ts';

/** Likes an article, like `event`, with the app that it was read in (product 7.11). */
export function detailAddPraise(
  client: Client,
  { id, cancel, userId, idempotencyKey }: Omit<LikeParams, 'object'>,
  options?: CallOptions,
): Read<YesNoAnswer> {
  const call = {
    path: '/base_url/detailAddPraise',
    method: 'post',
    member: true,
    userIds: ['userID'],
    params: {
      id,
      type: 0,
      appId: client.settings.appId,
      cancel: cancel ? 1 : null,
      userID: userId,
      idempotencyKey,
    },
  } as const;
  return read(client, call, options, parseYesNo);
}
