import { POST_SOURCE } from '../model/comment/commentRules.ts';
import type { LikeObject } from '../model/outbox/targets.ts';
import type { WriteMark } from '../model/outbox/writeMarks.ts';
import { flag, oneOf, parseFields, text } from './fieldParsers.ts';
import { defineWrite } from './writeDescriptor.ts';

export interface Liked {
  readonly object: LikeObject;
  readonly id: string;
}

export interface LikePayload extends Liked {
  readonly cancel: boolean;
}

const COMMENT = 1;
const PAPER = 7;

/**
 * Returns the mark of a like. Articles and those of accounts share one sequence of ids, all
 * others have their own.
 */
export function likeMark({ object, id }: Liked): WriteMark {
  if (object === COMMENT) return { name: `praiseComment:${id}` };
  if (object === POST_SOURCE) return { name: `praise:post-${id}` };
  return { name: `praise:${object === PAPER ? `paper-${id}` : id}` };
}

/** Likes an article, a comment or a post, or takes the like back. */
export const like = defineWrite({
  parse: parseFields<LikePayload>({
    object: oneOf<LikeObject>(0, 1, 4, 5, 7, 10, 18),
    id: text,
    cancel: flag,
  }),
  dedupeKey: ({ object, id }) => `${object} ${id}`,
  isToggle: true,
  isOfMember: false,
  call: async (client, { payload, key }, { userId }) => {
    const { sendLike } = await import('../api/calls/events.ts');
    return sendLike(client, { ...payload, userId, idempotencyKey: key });
  },
  markOf: (payload) => ({ mark: likeMark(payload), isSet: !payload.cancel }),
  // The analytics host has articles alone: neither comments nor posts.
  statisticsOf: ({ object, id, cancel }) =>
    object === COMMENT || object === POST_SOURCE || cancel
      ? null
      : { event: 'like', articleId: id },
});
