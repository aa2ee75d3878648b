import type { LikeObject } from '../../model/outbox/targets.ts';
import { parseYesNo } from '../../model/outbox/yesNoAnswer.ts';
import type { CallOptions, Client } from '../client.ts';
import { read } from './read.ts';

export interface LikeParams {
  readonly object: LikeObject;
  readonly id: string;
  /** Withdraws the like. */
  readonly cancel: boolean;
  /** The member's uid; '0' for a reader who is not logged in. */
  readonly userId: string;
  readonly idempotencyKey: string;
}

const ARTICLE = 0;
const LIKE = 1;
const CHANNEL = 2;

/** Likes an article (with the app that it was read in: product 7.11), a comment or a post. */
export const sendLike = (
  client: Client,
  { object, id, cancel, userId, idempotencyKey }: LikeParams,
  options?: CallOptions,
) =>
  read(
    client,
    {
      path: object === ARTICLE ? '/base_url/detailAddPraise' : '/base_url/event',
      method: 'post',
      member: true,
      userIds: ['userID'],
      params: {
        id,
        type: object,
        eventType: LIKE,
        channel: CHANNEL,
        appId: object === ARTICLE ? client.settings.appId : null,
        cancel: cancel ? 1 : null,
        userID: userId,
        idempotencyKey,
      },
    },
    parseYesNo,
    options,
  );
