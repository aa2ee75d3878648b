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
import { ballots, countVotes, findVote, readBallots } from '../store/votes.ts';
import {
  decideAllowance,
  findCycleStart,
  formatUsedUpMessage,
  parseChoices,
} from '../voteRules.ts';
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
