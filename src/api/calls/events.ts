import { parseYesNo, type YesNoAnswer } from '../../model/outbox/answer.ts';
import type { LikeObject } from '../../model/outbox/targets.ts';
import type { CallOptions, Client } from '../client.ts';
import { type Read, read } from './read.ts';

export interface PraiseParams {
  readonly object: LikeObject;
  readonly id: string;
  /** Takes it back. */
  readonly cancel: boolean;
  /** Member's uid; '0' for a reader who is not logged in. */
  readonly userId: string;
  readonly idempotencyKey: string;
}

const PRAISE = 1;
const CHANNEL = 2;

/** Praises an article or a comment. */
export function praise(
  client: Client,
  { object, id, cancel, userId, idempotencyKey }: PraiseParams,
  options?: CallOptions,
): Read<YesNoAnswer> {
  const call = {
    path: '/base_url/event',
    method: 'post',
    member: true,
    userIds: ['userID'],
    params: {
      id,
      type: object,
      eventType: PRAISE,
      channel: CHANNEL,
      cancel: cancel ? 1 : null,
      userID: userId,
      idempotencyKey,
    },
  } as const;
  return read(client, call, options, parseYesNo);
}
