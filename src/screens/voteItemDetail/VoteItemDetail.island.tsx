import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import type { CandidateDetail } from '../../model/bigVote/candidate.ts';
import type { BigVoteDetails } from '../../model/bigVote/normaliseBigVote.ts';
import { linkTo } from '../../routes.ts';
import type { CommunityMetadata, JoinView } from '../../ui/community/communityView.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { JoinScreen } from '../join/JoinScreen.tsx';
import { CandidateView } from './CandidateView.tsx';
import { loadCandidatePage, voteItemDetail } from './voteItemDetail.state.ts';

function load(): void {
  const { id = '', voteId = '', optionId = '' } = readPage().params;
  void loadCandidatePage(readSettings(), { activityId: id, voteId, optionId });
}

/** Template page of one candidate of a vote. */
export const VoteItemDetail = ({ loading }: { readonly loading: string }) => (
  <JoinScreen
    describe={describeVoteItemDetail}
    missing={['candidate.gone', 'candidate.goneHint']}
    name={(t) => t('candidate.title')}
    load={load}
    page={voteItemDetail}
    skeleton={<RowsSkeleton label={loading} />}
  >
    {(data, view) => <CandidateView data={data} view={view} />}
  </JoinScreen>
);

/** Returns the metadata of a candidate, which are also used for sharing and on the poster. */
function describeVoteItemDetail(
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
