import type { Mark } from '../model/outbox/marks.ts';
import { defineWrite } from './descriptor.ts';
import { flag, parseFields, text } from './fields.ts';

export interface LikeVideoPayload {
  readonly id: string;
  readonly cancel: boolean;
}

export const likeVideoMark = (id: string): Mark => ({ name: `praiseVideo:${id}` });

/** Likes a short video, or takes the like back. */
export const likeVideo = defineWrite({
  parse: parseFields<LikeVideoPayload>({ id: text, cancel: flag }),
  dedupeKey: ({ id }) => id,
  isToggle: true,
  isOfMember: false,
  call: async (client, { payload, key }) => {
    const { postVideoEvent } = await import('../api/calls/mvod.ts');
    return postVideoEvent(client, { ...payload, event: 'praise', idempotencyKey: key });
  },
  markOf: ({ id, cancel }) => ({ mark: likeVideoMark(id), isSet: !cancel }),
});
