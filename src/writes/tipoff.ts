import { formatFormDraftKey } from '../model/form/formDraft.ts';
import type { WrittenLocation } from '../model/form/location.ts';
import type { Attached } from '../model/people/types.ts';
import { defineWrite } from './descriptor.ts';
import { attached, orElse, parseFields, place, text } from './fields.ts';

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
    const calls = await import('../api/calls/peopleWrites.ts');
    return calls.tipoff(client, { ...payload, userId, idempotencyKey: key });
  },
  // Readers without a login find their tip again through this list only.
  onStored: async ({ title }, { id }, at) => {
    const { rememberTip } = await import('../stores/people/sentTips.ts');
    if (id) rememberTip({ id, title, at });
  },
  draftOf: ({ attached: files, place, ...values }) => ({
    of: 'form',
    name: formatFormDraftKey('tipoff', ''),
    draft: { values, place, files },
  }),
});
