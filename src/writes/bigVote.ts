import { defineWrite } from './descriptor.ts';
import { parseFields, text, texts } from './fields.ts';

export interface BigVotePayload {
  readonly voteId: string;
  readonly activityId: string;
  readonly optionIds: readonly string[];
  /** Id of the picture with a code; '' where none is asked for. */
  readonly codeId: string;
  readonly verifyCode: string;
  /** What the reader tells of themselves, as JSON text; '' for nothing. */
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
    const { saveVoteAnswer } = await import('../stores/bigVote/cast.ts');
    saveVoteAnswer(voteId, answer);
  },
  pointsEvent: '投票',
});
