import type { Mark } from '../model/outbox/marks.ts';
import { defineWrite } from './descriptor.ts';
import { flag, orElse, parseFields, text } from './fields.ts';

export interface FavPayload {
  readonly articleId: string;
  /** '' where the article has no image. */
  readonly imageUrl: string;
  readonly cancel: boolean;
}

export const favMark = (articleId: string): Mark => ({
  name: `fav:${articleId}`,
  isOfMember: true,
});

/** Adds an article to the member's favourites, or removes it. */
export const fav = defineWrite({
  parse: parseFields<FavPayload>({ articleId: text, imageUrl: orElse(text, ''), cancel: flag }),
  dedupeKey: ({ articleId }) => articleId,
  isToggle: true,
  isOfMember: true,
  call: async (client, { payload, key }, { userId }) => {
    const calls = await import('../api/calls/favourites.ts');
    return calls.fav(client, { ...payload, userId, idempotencyKey: key });
  },
  markOf: ({ articleId, cancel }) => ({ mark: favMark(articleId), isSet: !cancel }),
});
