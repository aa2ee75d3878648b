import type { AddresseeKind, Attached } from '../model/community/communityTypes.ts';
import { formatFormDraftKey } from '../model/form/formDraft.ts';
import { attached, oneOf, orElse, parseFields, text } from './fieldParsers.ts';
import { defineWrite } from './writeDescriptor.ts';

export interface QuestionPayload {
  readonly of: AddresseeKind;
  /** Of the topic, account or reporter that is asked. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly attached: readonly Attached[];
}

/** Sends a question to a topic's host, an account or a reporter. */
export const question = defineWrite({
  parse: parseFields<QuestionPayload>({
    of: oneOf<AddresseeKind>('topic', 'account', 'reporter'),
    id: text,
    title: orElse(text, ''),
    text,
    attached,
  }),
  isOfMember: true,
  call: async (client, { payload, key }, { userId }) => {
    // Loaded before the answer, because the reader may leave the page right after it.
    import('../state/sentWritings.ts').catch(() => {});
    const { sendQuestion } = await import('../api/calls/communityWrites.ts');
    return sendQuestion(client, { ...payload, userId, idempotencyKey: key });
  },
  // No call lists the questions of a member.
  onStored: async ({ title, text }, { id }, { at, by }) => {
    const { SENT } = await import('../state/sentWritings.ts');
    const path = id && `askDetail/${id}.html`;
    SENT.sentQuestions.save({ text: title || text, about: '', path, at, by });
  },
  draftOf: ({ of, id, attached: files, ...values }) => ({
    of: 'form',
    name: formatFormDraftKey('question', id, of),
    draft: { values, place: null, files },
  }),
});
