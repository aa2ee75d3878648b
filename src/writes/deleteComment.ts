import { parseFields, text } from './fieldParsers.ts';
import { defineWrite } from './writeDescriptor.ts';

export interface DeleteCommentPayload {
  readonly commentId: string;
}

/** Deletes a comment of the member's own. */
export const deleteComment = defineWrite({
  parse: parseFields<DeleteCommentPayload>({ commentId: text }),
  isOfMember: true,
  call: async (client, { payload, key }, { userId }) => {
    const { delMyDiscuss } = await import('../api/calls/comments.ts');
    return delMyDiscuss(client, { ...payload, userId, idempotencyKey: key });
  },
});
