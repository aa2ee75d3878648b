import type { EditionVote } from '../../sample/types.ts';
import type { Call, CallContext, Calls } from '../call.ts';
import { LOGIN_NEEDED } from '../call.ts';
import { type Answer, data, plain, unknown } from '../envelope.ts';
import { keyOf, readerOf, type WriteCall, writes } from '../idempotency.ts';
import type { Reader } from '../store/reader.ts';
import { castVote, countVotes, findVote, readCasts } from '../store/votes.ts';
import { allowanceOf, cycleStartOf, parseChoices, wordsForUsedUp } from '../voteRules.ts';
import { formatVoteResult, isEnded, type Voting } from '../wire/vote.ts';

const voteIdOf = ({ params }: CallContext): number => params.count('voteID', params.count('id'));

/** Who votes: `userOtherID` names the device (interop section 4, Votes). */
function voterOf(context: CallContext): Reader {
  const reader = readerOf(context);
  return { ...reader, device: context.params.text('userOtherID').slice(0, 100) || reader.device };
}

/** What a reader has done since the cycle began, and how many votes are left. */
function readVoting(context: CallContext, vote: EditionVote): Voting {
  const since = cycleStartOf(vote, context.now);
  const { count, last } = readCasts(context.db, vote.id, voterOf(context), since);
  const allowance = allowanceOf(vote);
  if (isEnded(vote, context.now)) return { voted: last, left: 0 };
  return { voted: last, left: allowance === null ? -1 : Math.max(allowance - count, 0) };
}

/** Unwrapped in both forms (interop section 2). */
const accepted: Answer = plain({ result: 'true', failureInfo: '' });
const refused = (failureInfo: string): Answer => plain({ result: 'false', failureInfo });

/** A reader votes: `voteResult` holds a `qid:oid` for every chosen option. */
const vote: WriteCall = (context) => {
  const { db, params, member, now } = context;
  const asked = findVote(db, voteIdOf(context));
  if (!asked) return refused('投票不存在');
  if (isEnded(asked, now)) return refused('投票已结束');
  if (asked.needLogin && !member) return LOGIN_NEEDED;
  const choices = parseChoices(asked, params.all('voteResult'));
  if (typeof choices === 'string') return refused(choices);
  if (readVoting(context, asked).left === 0) return refused(wordsForUsedUp(asked));
  const reader = voterOf(context);
  castVote(db, { vote: asked, reader, choices, at: now, idempotencyKey: keyOf(context) });
  return accepted;
};

/** How a vote stands, for readers who want to see it. */
const voteResult: Call = (context) => {
  const asked = findVote(context.db, voteIdOf(context));
  if (!asked) return unknown;
  const counts = countVotes(context.db, asked.id);
  return data(formatVoteResult(asked, counts, readVoting(context, asked)));
};

export const voteCalls: Calls = { ...writes({ vote }), voteResult };
