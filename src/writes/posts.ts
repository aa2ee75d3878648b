import { formatFormDraftKey } from '../model/form/formDraft.ts';
import { attached, defineWrite, newerText, place, text } from './writeDescriptor.ts';

/** Writes a post into a circle. */
export const post = defineWrite({
  fields: {
    circleId: text,
    text,
    /** '' for none. */
    tagId: newerText,
    attached,
    place,
  },
  isOfMember: true,
  call: async (client, { payload, key }, { userId }) => {
    const { createPost } = await import('../api/calls/communityWrites.ts');
    return createPost(client, { ...payload, userId, idempotencyKey: key });
  },
  draftOf: ({ circleId, attached: files, place, ...values }) => ({
    of: 'form',
    name: formatFormDraftKey('post', circleId),
    draft: { values, place, files },
  }),
});

/** Deletes a post of the member's own. */
export const deletePost = defineWrite({
  fields: { postId: text },
  isOfMember: true,
  call: async (client, { payload, key }, { userId }) => {
    const calls = await import('../api/calls/communityWrites.ts');
    return calls.deletePost(client, { ...payload, userId, idempotencyKey: key });
  },
});

/** Reports a post to the editors. */
export const reportPost = defineWrite({
  fields: {
    postId: text,
    /** In the reader's words. */
    reason: text,
  },
  isOfMember: false,
  call: async (client, { payload, key }, writer) => {
    const { exposePost } = await import('../api/calls/communityWrites.ts');
    return exposePost(client, { ...payload, ...writer, idempotencyKey: key });
  },
});
