import type { Attached } from '../model/community/communityTypes.ts';
import { formatFormDraftKey } from '../model/form/formDraft.ts';
import type { WrittenLocation } from '../model/form/writtenLocation.ts';
import { attached, orElse, parseFields, place, text } from './fieldParsers.ts';
import { defineWrite } from './writeDescriptor.ts';

export interface TipoffPayload {
  readonly title: string;
  readonly text: string;
  readonly name: string;
  readonly contact: string;
  readonly place: WrittenLocation | null;
  readonly attached: readonly Attached[];
}

/** Sends a tip to the newsroom; without a login too. */
export const tipoff = defineWrite({
  parse: parseFields<TipoffPayload>({
    title: text,
    text,
    name: orElse(text, ''),
    contact: orElse(text, ''),
    place,
    attached,
  }),
  isOfMember: true,
  call: async (client, { payload, key }, { userId }) => {
    const calls = await import('../api/calls/communityWrites.ts');
    return calls.tipoff(client, { ...payload, userId, idempotencyKey: key });
  },
  // Readers without a login find their tip again through this list only.
  onStored: async ({ title }, { id }, { at, by }) => {
    const { saveSentTip } = await import('../state/community/sentTips.ts');
    if (id) saveSentTip({ id, title, at }, by);
  },
  draftOf: ({ attached: files, place, ...values }) => ({
    of: 'form',
    name: formatFormDraftKey('tipoff', ''),
    draft: { values, place, files },
  }),
});
