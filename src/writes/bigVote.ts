import { parseFields, text, texts } from './fieldParsers.ts';
import { defineWrite } from './writeDescriptor.ts';

export interface BigVotePayload {
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
