import { parseFields, text } from './fieldParsers.ts';
import { defineWrite } from './writeDescriptor.ts';

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
    const { exposePost } = await import('../api/calls/communityWrites.ts');
    return exposePost(client, { ...payload, ...writer, idempotencyKey: key });
  },
});
