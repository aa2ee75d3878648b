import { parseFavourites } from '../../model/favourite/normaliseFavourites.ts';
import { parseYesNo } from '../../model/outbox/yesNoAnswer.ts';
import { field, parseFlag, parseRecord } from '../../model/wire.ts';
import type { Client } from '../client.ts';
import { read } from './read.ts';

export interface FavouriteParams {
  readonly articleId: string;
  readonly imageUrl: string;
  /** Removes the favourite. */
  readonly cancel: boolean;
  /** Uid of the member who owns the favourites. */
  readonly userId: string;
  readonly idempotencyKey: string;
}

/** Object type of articles, and the channel of the touch web (wire 4.5). */
const ARTICLE = 0;
const CHANNEL = 2;

/** Adds an article to a member's favourites, or removes it. */
export const fav = (
  client: Client,
  { articleId, imageUrl, cancel, userId, idempotencyKey }: FavouriteParams,
) =>
  read(
    client,
    {
      path: cancel ? '/base_url/favCancel' : '/base_url/fav',
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
    },
    parseYesNo,
  );

/** Returns whether an article is among a member's favourites. */
export const hasFav = (
  client: Client,
  { articleId, userId }: Pick<FavouriteParams, 'articleId' | 'userId'>,
) =>
  read(
    client,
    {
      path: '/base_url/hasFav',
      member: true,
      userIds: ['userID'],
      params: { articleID: articleId, userID: userId, type: ARTICLE, channel: CHANNEL },
    },
    (payload) => parseFlag(field(parseRecord(payload), 'value')),
  );

/** Loads a page (from 0) of a member's favourites, the newest first. */
export const myFav = (
  client: Client,
  { userId, page }: { readonly userId: string; readonly page: number },
) =>
  read(
    client,
    {
      path: '/base_url/myFav',
      method: 'post',
      member: true,
      userIds: ['userID'],
      params: { userID: userId, page },
    },
    parseFavourites,
  );
