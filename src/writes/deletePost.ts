import { defineWrite } from './descriptor.ts';
import { parseFields, text } from './fields.ts';

export interface DeletePostPayload {
  readonly postId: string;
}

/** Deletes a post of the member's own. */
export const deletePost = defineWrite({
  parse: parseFields<DeletePostPayload>({ postId: text }),
  isOfMember: true,
  call: async (client, { payload, key }, { userId }) => {
    const calls = await import('../api/calls/peopleWrites.ts');
    return calls.deletePost(client, { ...payload, userId, idempotencyKey: key });
  },
});
