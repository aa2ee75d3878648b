import { defineWrite } from './descriptor.ts';
import { parseFields, text } from './fields.ts';

export interface ReportPostPayload {
  readonly postId: string;
  /** In the reader's words. */
  readonly reason: string;
}

/** Reports a post to the editors. */
export const reportPost = defineWrite({
  parse: parseFields<ReportPostPayload>({ postId: text, reason: text }),
  isOfMember: false,
  call: async (client, { payload, key }, writer) => {
    const { exposePost } = await import('../api/calls/peopleWrites.ts');
    return exposePost(client, { ...payload, ...writer, idempotencyKey: key });
  },
});
