import type { Attached } from '../model/community/communityTypes.ts';
import { formatFormDraftKey } from '../model/form/formDraft.ts';
import { attached, orElse, parseFields, text } from './fieldParsers.ts';
import { defineWrite } from './writeDescriptor.ts';

export interface ContributionPayload {
  /** The call for contributions that it answers. */
  readonly seekId: string;
  readonly title: string;
  readonly text: string;
  readonly author: string;
  readonly contact: string;
  readonly attached: readonly Attached[];
}

/** Sends a piece of writing to a call for contributions. */
export const contribution = defineWrite({
  parse: parseFields<ContributionPayload>({
    seekId: text,
    title: text,
    text,
    author: text,
    contact: orElse(text, ''),
    attached,
  }),
  isOfMember: true,
  call: async (client, { payload, key }, { userId }) => {
    const { inputArticle } = await import('../api/calls/communityWrites.ts');
    return inputArticle(client, { ...payload, userId, idempotencyKey: key });
  },
  draftOf: ({ seekId, attached: files, ...values }) => ({
    of: 'form',
    name: formatFormDraftKey('contribution', seekId),
    draft: { values, place: null, files },
  }),
});
