import { formatAnswerDraft } from '../model/activity/answers.ts';
import type { AddresseeKind } from '../model/community/communityTypes.ts';
import { formatFormDraftKey } from '../model/form/formDraft.ts';
import { parseRecord } from '../model/wire.ts';
import { attached, defineWrite, newerText, oneOf, place, text, texts } from './writeDescriptor.ts';

/** Sends a piece of writing to a call for contributions. */
export const contribution = defineWrite({
  fields: {
    /** The call for contributions that it answers. */
    seekId: text,
    title: text,
    text,
    author: text,
    contact: newerText,
    attached,
  },
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

/** Sends a question to a topic's host, an account or a reporter. */
export const question = defineWrite({
  fields: {
    of: oneOf<AddresseeKind>('topic', 'account', 'reporter'),
    /** Of the topic, account or reporter that is asked. */
    id: text,
    title: newerText,
    text,
    attached,
  },
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

/** Sends a tip to the newsroom; without a login too. */
export const tipoff = defineWrite({
  fields: {
    title: text,
    text,
    name: newerText,
    contact: newerText,
    place,
    attached,
  },
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

/** Signs up for an activity, with the answers to its form. */
export const signUp = defineWrite({
  fields: {
    activityId: text,
    /** '' where the form does not require one. */
    phone: text,
    /** The code that was sent to the phone; '' where none is required. */
    code: text,
    /** JSON text, by the fields' ids. */
    answers: text,
    /** Addresses of the images among the answers. */
    pictures: texts,
  },
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

/** Changes the name and the portrait of the member. */
export const profile = defineWrite({
  fields: {
    nickname: text,
    /** Address of the uploaded portrait; '' leaves it as it is. */
    icon: text,
  },
  dedupeKey: () => 'profile',
  isOfMember: true,
  call: async (client, { payload, key }, { userId }) => {
    const { modify } = await import('../api/calls/profile.ts');
    return modify(client, { ...payload, uid: userId, idempotencyKey: key });
  },
  onStored: async ({ nickname, icon }, _, { by }) => {
    const { $session, updateMember } = await import('../services/session/memberSession.ts');
    const session = $session.get();
    if (session.state !== 'member' || session.member.uid !== by) return;
    updateMember({ ...session.member, nickname, icon: icon || session.member.icon });
  },
});
