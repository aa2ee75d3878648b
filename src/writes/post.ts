import type { Attached } from '../model/community/communityTypes.ts';
import { formatFormDraftKey } from '../model/form/formDraft.ts';
import type { WrittenLocation } from '../model/form/writtenLocation.ts';
import { attached, orElse, parseFields, place, text } from './fieldParsers.ts';
import { defineWrite } from './writeDescriptor.ts';

export interface PostPayload {
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
