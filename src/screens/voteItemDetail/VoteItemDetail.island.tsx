import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { JoinScreen } from '../join/JoinScreen.tsx';
import { CandidateView } from './CandidateView.tsx';
import { loadCandidatePage, voteItemDetail } from './voteItemDetail.state.ts';
import { describeVoteItemDetail } from './voteItemDetailScreen.ts';

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
