import type { PollVote } from '../../islands/bigVote/VotePanel.tsx';
import type { BigVote } from '../../model/bigVote/types.ts';

/** Returns the island's props of a vote, without the fields that the baked HTML contains. */
export const pollVoteOf = (vote: BigVote): PollVote => {
  const { id, activityId, themes, look, max, showsResult } = vote;
  const { startsAt, endsAt, options, votes, views } = vote;
  return {
    id,
    activityId,
    themes,
    look,
    max,
    showsResult,
    startsAt,
    endsAt,
    options,
    votes,
    views,
  };
};
