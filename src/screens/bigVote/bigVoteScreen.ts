import type { PollVote } from '../../islands/bigVote/VotePanel.tsx';
import type { BigVote, BigVoteData } from '../../model/bigVote/bigVoteTypes.ts';
import { linkTo } from '../../routes.ts';
import type { CommunityMetadata, JoinView } from '../../ui/community/communityView.ts';

/** Returns the metadata of a vote; the shared path is always `activityVoteWeb`. */
export const describeBigVote = ({ vote }: BigVoteData, { base }: JoinView): CommunityMetadata => ({
  name: vote.title,
  description: vote.description,
  pictures: vote.pictures.map(({ src }) => src),
  path: linkTo('activityVoteWeb', { linkID: vote.id, id: vote.activityId }, base),
  object: 4,
  id: vote.activityId,
  shareClosed: vote.shareClosed,
});

/** Returns the island's props of a vote, without the fields that the baked HTML contains. */
export const createPollVote = (vote: BigVote): PollVote => {
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
