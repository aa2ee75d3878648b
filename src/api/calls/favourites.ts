import { parseVerdict } from '../../model/outbox/parse.ts';
import { field, parseFlag, parseRecord } from '../../model/wire.ts';
import type { CallOptions, Client } from '../client.ts';
import type { Verdict } from './events.ts';
import { type Read, read } from './read.ts';

export interface FavouriteParams {
  readonly articleId: string;
  readonly imageUrl: string;
  /** Takes it away again. */
  readonly cancel: boolean;
  /** Of the member whose favourites they are. */
  readonly userId: string;
  readonly idempotencyKey: string;
}

/** Articles, from the touch web (wire 4.5). */
const ARTICLE = 0;
const CHANNEL = 2;

/** Adds an article to a member's favourites. */
export function fav(
  client: Client,
  { articleId, imageUrl, cancel, userId, idempotencyKey }: FavouriteParams,
  options?: CallOptions,
): Read<Verdict> {
  const call = {
    path: '/base_url/fav',
    method: 'post',
    member: true,
    userIds: ['userID'],
    params: {
      articleID: articleId,
      userID: userId,
      type: ARTICLE,
      channel: CHANNEL,
      imgUrl: imageUrl,
      cancel: cancel ? 1 : null,
      idempotencyKey,
    },
  } as const;
  return read(client, call, options, parseVerdict);
}

/** Whether an article is among a member's favourites. */
export function hasFav(
  client: Client,
  { articleId, userId }: Pick<FavouriteParams, 'articleId' | 'userId'>,
  options?: CallOptions,
): Read<boolean> {
  const call = {
    path: '/base_url/hasFav',
    member: true,
    userIds: ['userID'],
    params: { articleID: articleId, userID: userId, type: ARTICLE, channel: CHANNEL },
  } as const;
  return read(client, call, options, (payload) => parseFlag(field(parseRecord(payload), 'value')));
}
