import { formatFormDraftKey } from '../model/form/formDraft.ts';
import type { AskedKind, Attached } from '../model/people/types.ts';
import { defineWrite } from './descriptor.ts';
import { attached, oneOf, orElse, parseFields, text } from './fields.ts';

export interface QuestionPayload {
  readonly of: AskedKind;
  /** Of the topic, account or reporter that is asked. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly attached: readonly Attached[];
}

/** Asks a topic's host, an account or a reporter. */
export const question = defineWrite({
  parse: parseFields<QuestionPayload>({
    of: oneOf<AskedKind>('topic', 'account', 'reporter'),
    id: text,
    title: orElse(text, ''),
    text,
    attached,
  }),
  isOfMember: true,
  call: async (client, { payload, key }, { userId }) => {
    const { askQuestion } = await import('../api/calls/peopleWrites.ts');
    return askQuestion(client, { ...payload, userId, idempotencyKey: key });
  },
  draftOf: ({ of, id, attached: files, ...values }) => ({
    of: 'form',
    name: formatFormDraftKey('question', id, of),
    draft: { values, place: null, files },
  }),
});
