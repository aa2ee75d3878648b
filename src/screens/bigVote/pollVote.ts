import type { PollVote } from '../../islands/bigVote/VotePanel.tsx';
import type { BigVote } from '../../model/bigVote/types.ts';

/** What a baked page hands to its island: without what stands in its HTML. */
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
