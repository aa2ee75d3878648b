import { POST_SOURCE } from '../model/comment/commentRules.ts';
import { FOLLOW_OBJECTS, type FollowObject, type LikeObject } from '../model/outbox/targets.ts';
import type { WriteMark } from '../model/outbox/writeMarks.ts';
import { defineWrite, flag, newerText, oneOf, text } from './writeDescriptor.ts';

export const favouriteMark = (articleId: string): WriteMark => ({
  name: `fav:${articleId}`,
  isOfMember: true,
});

/** Adds an article to the member's favourites, or removes it. */
export const fav = defineWrite({
  fields: {
    articleId: text,
    /** '' where the article has no image. */
    imageUrl: newerText,
    cancel: flag,
  },
  dedupeKey: ({ articleId }) => articleId,
  isToggle: true,
  isOfMember: true,
  call: async (client, { payload, key }, { userId }) => {
    const calls = await import('../api/calls/favourites.ts');
    return calls.fav(client, { ...payload, userId, idempotencyKey: key });
  },
  markOf: ({ articleId, cancel }) => ({ mark: favouriteMark(articleId), isSet: !cancel }),
});

export interface Followed {
  readonly object: FollowObject;
  readonly id: string;
}

export const followMark = ({ object, id }: Followed): WriteMark => ({
  name: `follow:${object}-${id}`,
  isOfMember: true,
});

/** Follows a column, reporter, question topic, account or circle, or stops following it. */
export const follow = defineWrite({
  fields: { object: oneOf<FollowObject>(...FOLLOW_OBJECTS), id: text, cancel: flag },
  dedupeKey: ({ object, id }) => `${object} ${id}`,
  isToggle: true,
  isOfMember: true,
  call: async (client, { payload: { cancel, ...followed }, key }, { userId }) => {
    const { topicSub, topicSubCancel } = await import('../api/calls/follows.ts');
    const call = cancel ? topicSubCancel : topicSub;
    return call(client, { ...followed, userId, idempotencyKey: key });
  },
  markOf: (payload) => ({ mark: followMark(payload), isSet: !payload.cancel }),
});

interface Liked {
  readonly object: LikeObject;
  readonly id: string;
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
  fields: {
    object: oneOf<LikeObject>(0, 1, 4, 5, 7, 10, 18),
    id: text,
    cancel: flag,
  },
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

export const likeVideoMark = (id: string): WriteMark => ({ name: `praiseVideo:${id}` });

/** Likes a short video, or takes the like back. */
export const likeVideo = defineWrite({
  fields: { id: text, cancel: flag },
  dedupeKey: ({ id }) => id,
  isToggle: true,
  isOfMember: false,
  call: async (client, { payload, key }) => {
    const { postVideoEvent } = await import('../api/calls/videoEvent.ts');
    return postVideoEvent(client, { ...payload, event: 'praise', idempotencyKey: key });
  },
  markOf: ({ id, cancel }) => ({ mark: likeVideoMark(id), isSet: !cancel }),
});
