import type { WriteMark, WriteMarks } from '../model/outbox/writeMarks.ts';
import { defineWrite, oneOf, text, texts } from './writeDescriptor.ts';

const MARK_PREFIX = 'vote:';

export const voteMark = (voteId: string): WriteMark => ({ name: `${MARK_PREFIX}${voteId}` });

/** Returns the ids of the votes that this device has taken part in. */
export const listVoted = (marks: WriteMarks): readonly string[] =>
  Object.keys(marks)
    .filter((name) => name.startsWith(MARK_PREFIX))
    .map((name) => name.slice(MARK_PREFIX.length));

/** The message for a second vote, which means that the first one is stored. */
const VOTED_BEFORE = /已经?投过/;

/** Votes in an article. */
export const vote = defineWrite({
  fields: {
    voteId: text,
    /** `questionId:optionId` */
    choices: texts,
  },
  dedupeKey: ({ voteId }) => voteId,
  isOfMember: true,
  call: async (client, { payload, key }, writer) => {
    const calls = await import('../api/calls/votes.ts');
    return calls.vote(client, { ...payload, ...writer, idempotencyKey: key });
  },
  decideVerdict: (answer) => {
    const { accepted, message } = answer;
    if (accepted) return { state: 'done', value: answer };
    if (VOTED_BEFORE.test(message)) return { state: 'already' };
    return { state: 'refused', status: null, message };
  },
  markOf: ({ voteId }) => ({ mark: voteMark(voteId), isSet: true }),
  pointsEvent: '投票',
});

/** Votes in an activity, for one option or several. */
export const bigVote = defineWrite({
  fields: {
    voteId: text,
    activityId: text,
    optionIds: texts,
    /** Id of the captcha; '' where none is required. */
    codeId: text,
    verifyCode: text,
    /** The answers of the form about the voter, as JSON text; '' for none. */
    userInfo: text,
  },
  dedupeKey: ({ voteId }) => voteId,
  isOfMember: true,
  call: async (client, { payload, key }, { userId }) => {
    const { recordVoteCountAndLog } = await import('../api/calls/recordVote.ts');
    return recordVoteCountAndLog(client, { ...payload, userId, idempotencyKey: key });
  },
  decideVerdict: (answer) => {
    const { refusal, message, field } = answer;
    if (refusal === null) return { state: 'done', value: answer };
    return { state: 'refused', status: null, message, reason: refusal, ...(field && { field }) };
  },
  // A vote that is stored late changes the votes that this reader has left.
  onStored: async ({ voteId }, answer) => {
    const { saveVoteAnswer } = await import('../state/bigVote/submitBallot.ts');
    saveVoteAnswer(voteId, answer);
  },
  pointsEvent: '投票',
});

/** Votes for an account in the rank, once a day. */
export const hit = defineWrite({
  fields: { accountId: text },
  isOfMember: true,
  call: async (client, { payload, key }, { userId }) => {
    const { hitXyBulletin } = await import('../api/calls/communityWrites.ts');
    return hitXyBulletin(client, { ...payload, userId, idempotencyKey: key });
  },
});

/** Says whether the answer to the member's question to the government satisfies them. */
export const satisfy = defineWrite({
  fields: {
    id: text,
    /** 3 is satisfied, 1 is not. */
    value: oneOf<1 | 2 | 3>(1, 2, 3),
  },
  dedupeKey: ({ id }) => id,
  isOfMember: true,
  call: async (client, { payload, key }, { userId }) => {
    const { qaSatisfy } = await import('../api/calls/communityWrites.ts');
    return qaSatisfy(client, { ...payload, userId, idempotencyKey: key });
  },
});
