import type { WriteMark } from '../model/outbox/writeMarks.ts';
import { flag, parseFields, text } from './fieldParsers.ts';
import { defineWrite } from './writeDescriptor.ts';

export interface LikeVideoPayload {
  readonly id: string;
  readonly cancel: boolean;
}

export const likeVideoMark = (id: string): WriteMark => ({ name: `praiseVideo:${id}` });

/** Likes a short video, or takes the like back. */
export const likeVideo = defineWrite({
  parse: parseFields<LikeVideoPayload>({ id: text, cancel: flag }),
  dedupeKey: ({ id }) => id,
  isToggle: true,
  isOfMember: false,
  call: async (client, { payload, key }) => {
    const { postVideoEvent } = await import('../api/calls/videoEvent.ts');
    return postVideoEvent(client, { ...payload, event: 'praise', idempotencyKey: key });
  },
  markOf: ({ id, cancel }) => ({ mark: likeVideoMark(id), isSet: !cancel }),
});
