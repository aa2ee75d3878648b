import type { WriteMark } from '../model/outbox/writeMarks.ts';
import { flag, orElse, parseFields, text } from './fieldParsers.ts';
import { defineWrite } from './writeDescriptor.ts';

export interface FavouritePayload {
  readonly articleId: string;
  /** '' where the article has no image. */
  readonly imageUrl: string;
  readonly cancel: boolean;
}

export const favouriteMark = (articleId: string): WriteMark => ({
  name: `fav:${articleId}`,
  isOfMember: true,
});

/** Adds an article to the member's favourites, or removes it. */
export const fav = defineWrite({
  parse: parseFields<FavouritePayload>({
    articleId: text,
    imageUrl: orElse(text, ''),
    cancel: flag,
  }),
  dedupeKey: ({ articleId }) => articleId,
  isToggle: true,
  isOfMember: true,
  call: async (client, { payload, key }, { userId }) => {
    const calls = await import('../api/calls/favourites.ts');
    return calls.fav(client, { ...payload, userId, idempotencyKey: key });
  },
  markOf: ({ articleId, cancel }) => ({ mark: favouriteMark(articleId), isSet: !cancel }),
});
