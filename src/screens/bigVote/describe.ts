import type { BigVoteData } from '../../model/bigVote/types.ts';
import { linkTo } from '../../routes.ts';
import type { JoinView, PeopleFacts } from '../../ui/people/view.ts';

/** Returns the metadata of a vote; the shared path is always `activityVoteWeb`. */
export const describeBigVote = ({ vote }: BigVoteData, { base }: JoinView): PeopleFacts => ({
  name: vote.title,
  description: vote.description,
  pictures: vote.pictures.map(({ src }) => src),
  path: linkTo('activityVoteWeb', { linkID: vote.id, id: vote.activityId }, base),
  object: 4,
  id: vote.activityId,
  shareClosed: vote.shareClosed,
});
