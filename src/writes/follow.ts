import { FOLLOW_OBJECTS, type FollowObject } from '../model/outbox/targets.ts';
import type { WriteMark } from '../model/outbox/writeMarks.ts';
import { flag, oneOf, parseFields, text } from './fieldParsers.ts';
import { defineWrite } from './writeDescriptor.ts';

export interface Followed {
  readonly object: FollowObject;
  readonly id: string;
}

export interface FollowPayload extends Followed {
  readonly cancel: boolean;
}

export const followMark = ({ object, id }: Followed): WriteMark => ({
  name: `follow:${object}-${id}`,
  isOfMember: true,
});

/** Follows a column, reporter, question topic, account or circle, or stops following it. */
export const follow = defineWrite({
  parse: parseFields<FollowPayload>({ object: oneOf(...FOLLOW_OBJECTS), id: text, cancel: flag }),
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
