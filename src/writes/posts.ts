import type { Attached } from '../model/community/attached.ts';
import { formatFormDraftKey } from '../model/form/formDraft.ts';
import type { WrittenLocation } from '../model/form/writtenLocation.ts';
import { attached, defineWrite, orElse, parseFields, place, text } from './writeDescriptor.ts';

interface PostPayload {
  readonly circleId: string;
  readonly text: string;
  /** '' for none. */
  readonly tagId: string;
  readonly attached: readonly Attached[];
  readonly place: WrittenLocation | null;
}

/** Writes a post into a circle. */
export const post = defineWrite({
  parse: parseFields<PostPayload>({
    circleId: text,
    text,
    tagId: orElse(text, ''),
    attached,
    place,
  }),
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

interface DeletePostPayload {
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

interface ReportPostPayload {
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
