import type { WriteMark, WriteMarks } from '../model/outbox/writeMarks.ts';
import { defineWrite, oneOf, parseFields, text, texts } from './writeDescriptor.ts';

interface VotePayload {
  readonly voteId: string;
  /** `questionId:optionId` */
  readonly choices: readonly string[];
}

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
  parse: parseFields<VotePayload>({ voteId: text, choices: texts }),
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

interface BigVotePayload {
  readonly voteId: string;
  readonly activityId: string;
  readonly optionIds: readonly string[];
  /** Id of the captcha; '' where none is required. */
  readonly codeId: string;
  readonly verifyCode: string;
  /** The answers of the form about the voter, as JSON text; '' for none. */
  readonly userInfo: string;
}

/** Votes in an activity, for one option or several. */
export const bigVote = defineWrite({
  parse: parseFields<BigVotePayload>({
    voteId: text,
    activityId: text,
    optionIds: texts,
    codeId: text,
    verifyCode: text,
    userInfo: text,
  }),
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

interface HitPayload {
  readonly accountId: string;
}

/** Votes for an account in the rank, once a day. */
export const hit = defineWrite({
  parse: parseFields<HitPayload>({ accountId: text }),
  isOfMember: true,
  call: async (client, { payload, key }, { userId }) => {
    const { hitXyBulletin } = await import('../api/calls/communityWrites.ts');
    return hitXyBulletin(client, { ...payload, userId, idempotencyKey: key });
  },
});

interface SatisfyPayload {
  readonly id: string;
  /** 3 is satisfied, 1 is not. */
  readonly value: 1 | 2 | 3;
}

/** Says whether the answer to the member's question to the government satisfies them. */
export const satisfy = defineWrite({
  parse: parseFields<SatisfyPayload>({ id: text, value: oneOf(1, 2, 3) }),
  dedupeKey: ({ id }) => id,
  isOfMember: true,
  call: async (client, { payload, key }, { userId }) => {
    const { qaSatisfy } = await import('../api/calls/communityWrites.ts');
    return qaSatisfy(client, { ...payload, userId, idempotencyKey: key });
  },
});
