import type { WriteMark, WriteMarks } from '../model/outbox/writeMarks.ts';
import { parseFields, text, texts } from './fieldParsers.ts';
import { defineWrite } from './writeDescriptor.ts';

export interface VotePayload {
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
