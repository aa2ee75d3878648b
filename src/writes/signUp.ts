import { formatAnswerDraft } from '../model/activity/answers.ts';
import { formatFormDraftKey } from '../model/form/formDraft.ts';
import { parseRecord } from '../model/wire.ts';
import { parseFields, text, texts } from './fieldParsers.ts';
import { defineWrite } from './writeDescriptor.ts';

export interface SignUpPayload {
  readonly activityId: string;
  /** '' where the form does not require one. */
  readonly phone: string;
  /** The code that was sent to the phone; '' where none is required. */
  readonly code: string;
  /** JSON text, by the fields' ids. */
  readonly answers: string;
  /** Addresses of the images among the answers. */
  readonly pictures: readonly string[];
}

/** Signs up for an activity, with the answers to its form. */
export const signUp = defineWrite({
  parse: parseFields<SignUpPayload>({
    activityId: text,
    phone: text,
    code: text,
    answers: text,
    pictures: texts,
  }),
  dedupeKey: ({ activityId }) => activityId,
  isOfMember: true,
  call: async (client, { payload, key }, { userId }) => {
    const { activityRegist } = await import('../api/calls/signUps.ts');
    return activityRegist(client, { ...payload, userId, idempotencyKey: key });
  },
  decideVerdict: (answer) => {
    const { accepted, refusal, message, fieldId } = answer;
    if (accepted) return { state: 'done', value: answer };
    if (refusal === 'repeated') return { state: 'already' };
    const why = { ...(refusal && { reason: refusal }), ...(fieldId && { field: fieldId }) };
    return { state: 'refused', status: null, message, ...why };
  },
  pointsEvent: '报名',
  draftOf: ({ activityId, answers }) => ({
    of: 'form',
    name: formatFormDraftKey('signUp', activityId),
    draft: { values: formatAnswerDraft(parseRecord(answers)), place: null, files: [] },
  }),
});
