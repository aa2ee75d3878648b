import type { Call, Calls } from '../call.ts';
import { data, unknown } from '../envelope.ts';
import { countVotes, findVote } from '../store/votes.ts';
import { formatVoteResult } from '../wire/vote.ts';

/** How a vote stands, for readers who want to see it. */
const voteResult: Call = ({ db, params }) => {
  const id = params.count('voteID', params.count('id'));
  const vote = findVote(db, id);
  return vote ? data(formatVoteResult(vote, countVotes(db, id))) : unknown;
};

export const voteCalls: Calls = { voteResult };
