import type { Mark } from '../model/outbox/marks.ts';
import { FOLLOW_OBJECTS, type FollowObject } from '../model/outbox/targets.ts';
import { defineWrite } from './descriptor.ts';
import { flag, oneOf, parseFields, text } from './fields.ts';

export interface Followed {
  readonly object: FollowObject;
  readonly id: string;
}

export interface FollowPayload extends Followed {
  readonly cancel: boolean;
}

export const followMark = ({ object, id }: Followed): Mark => ({
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
