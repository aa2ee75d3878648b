import { parseFields, text } from './fieldParsers.ts';
import { defineWrite } from './writeDescriptor.ts';

export interface DeletePostPayload {
  readonly postId: string;
}

/** Deletes a post of the member's own. */
export const deletePost = defineWrite({
  parse: parseFields<DeletePostPayload>({ postId: text }),
  isOfMember: true,
  call: async (client, { payload, key }, { userId }) => {
    const calls = await import('../api/calls/communityWrites.ts');
    return calls.deletePost(client, { ...payload, userId, idempotencyKey: key });
  },
});
