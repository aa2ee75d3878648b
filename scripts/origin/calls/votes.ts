/**
 * Votes in articles: serves `vote`, `voteResult` on hosts `app_if` and `nis`. Wire form:
 * src/docs/wireFields.md.
 */

import type { SampleVote } from '../../sample/types.ts';
import type { Call, CallContext, Calls } from '../callContext.ts';
import { LOGIN_NEEDED } from '../callContext.ts';
import { type Answer, data, plain, unknown } from '../envelope.ts';
import {
  createIdempotentCalls,
  readIdempotencyKey,
  readReader,
  type WriteCall,
} from '../idempotency.ts';
import type { Reader } from '../store/reader.ts';
import { ballots, type Choice, countVotes, findVote, readBallots } from '../store/votes.ts';
import { startOfDay } from '../wire/time.ts';
import { formatVoteResult, isEnded, type Voting } from '../wire/vote.ts';

const voteIdOf = ({ params }: CallContext): number => params.count('voteID', params.count('id'));

/** Returns the voting reader: `userOtherID` is the device id (wire 4.6). */
function readVoter(context: CallContext): Reader {
  const reader = readReader(context);
  return { ...reader, device: context.params.text('userOtherID').slice(0, 100) || reader.device };
}

/** Returns the reader's last choices in the current cycle, and the number of ballots left. */
function readVoting(context: CallContext, vote: SampleVote): Voting {
  const since = findCycleStart(vote, context.now);
  const { count, last } = readBallots(context.db, vote.id, readVoter(context), since);
  const allowance = decideAllowance(vote);
  if (isEnded(vote, context.now)) return { voted: last, left: 0 };
  return { voted: last, left: allowance === null ? -1 : Math.max(allowance - count, 0) };
}

/** Never wrapped (wire 2.10). */
const accepted: Answer = plain({ result: 'true', failureInfo: '' });
const refused = (failureInfo: string): Answer => plain({ result: 'false', failureInfo });

/** Stores a ballot: `voteResult` contains a `qid:oid` for every chosen option. */
const vote: WriteCall = (context) => {
  const { db, params, member, now } = context;
  const requestedVote = findVote(db, voteIdOf(context));
  if (!requestedVote) return refused('投票不存在');
  if (isEnded(requestedVote, now)) return refused('投票已结束');
  if (requestedVote.needLogin && !member) return LOGIN_NEEDED;
  const choices = parseChoices(requestedVote, params.all('voteResult'));
  if (typeof choices === 'string') return refused(choices);
  if (readVoting(context, requestedVote).left === 0)
    return refused(formatUsedUpMessage(requestedVote));
  ballots(db).add({
    voteId: requestedVote.id,
    ...readVoter(context),
    choices,
    at: now,
    idempotencyKey: readIdempotencyKey(context),
  });
  return accepted;
};

/** Answers the current counts of a vote. */
const voteResult: Call = (context) => {
  const requestedVote = findVote(context.db, voteIdOf(context));
  if (!requestedVote) return unknown;
  const counts = countVotes(context.db, requestedVote);
  return data(formatVoteResult(requestedVote, counts, readVoting(context, requestedVote)));
};

export const voteCalls: Calls = { ...createIdempotentCalls({ vote }), voteResult };

/** How often a reader may vote (`voteCycle`, wire 6.11). */
const CYCLE = { once: 0, daily: 1, timesADay: 2, unlimited: 3 } as const;

/** Returns how many ballots a reader has per cycle; null without limit. */
export function decideAllowance({ cycle, timesADay = 1 }: SampleVote): number | null {
  if (cycle === CYCLE.unlimited) return null;
  return cycle === CYCLE.timesADay ? Math.max(1, timesADay) : 1;
}

/** Returns the start of the current cycle: midnight in China, or 0 for a vote without cycles. */
export function findCycleStart({ cycle }: SampleVote, now: number): number {
  if (cycle !== CYCLE.daily && cycle !== CYCLE.timesADay) return 0;
  return startOfDay(now);
}

/** Returns the message of real servers for a reader without a ballot left. */
export const formatUsedUpMessage = ({ cycle }: SampleVote): string =>
  cycle === CYCLE.once ? '您已经投过票了' : '今天的投票次数已用完';

/** Parses chosen options (`qid:oid`); returns a message for the reader when the vote does not allow them. */
export function parseChoices(
  vote: SampleVote,
  values: readonly string[],
): readonly Choice[] | string {
  const choices: Choice[] = [];
  for (const value of new Set(values)) {
    const [question, option] = value.split(':').map(Number);
    const votedQuestion = vote.questions.find(({ id }) => id === question);
    const chosen = votedQuestion?.options.find(({ id }) => id === option);
    if (!votedQuestion || !chosen) return '选项无效';
    choices.push({ question: votedQuestion.id, option: chosen.id });
  }
  for (const { id, limit, options } of vote.questions) {
    const count = choices.filter(({ question }) => question === id).length;
    const most = Math.min(limit || options.length, options.length);
    if (count < 1 || count > most) return most === 1 ? '请选择1项' : `请选择1-${most}项`;
  }
  return choices;
}
