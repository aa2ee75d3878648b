import type { CandidateDetail } from '../../model/bigVote/candidate.ts';
import type { BigVoteDetails } from '../../model/bigVote/normaliseBigVote.ts';
import { linkTo } from '../../routes.ts';
import type { CommunityMetadata, JoinView } from '../../ui/community/communityView.ts';

/** Returns the metadata of a candidate, which are also used for sharing and on the poster. */
export function describeVoteItemDetail(
  { vote, option }: BigVoteDetails & CandidateDetail,
  { t, base }: JoinView,
): CommunityMetadata {
  const { id: optionId, number: n, name, picture, description } = option;
  const { activityId, id: voteId, title } = vote;
  return {
    name: t('candidate.name', { n, name }),
    description: [title, description].filter(Boolean).join(' · '),
    pictures: picture ? [picture] : [],
    path: linkTo('voteItemDetail', { id: activityId, voteId, optionId }, base),
    object: 4,
    id: activityId,
    shareClosed: vote.shareClosed,
  };
}
