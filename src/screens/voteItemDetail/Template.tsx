import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { openCandidate, voteItemDetail } from '../../stores/join/voteItemDetail.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { JoinScreen } from '../join/JoinScreen.tsx';
import { CandidateView } from './CandidateView.tsx';
import { describeCandidate } from './describe.ts';

function open(): void {
  const { id = '', voteId = '', optionId = '' } = readPage().params;
  void openCandidate(readSettings(), { activityId: id, voteId, optionId });
}

/** Template page of one candidate of a vote. */
export const VoteItemDetailTemplate = ({ loading }: { readonly loading: string }) => (
  <JoinScreen
    describe={describeCandidate}
    gone={['candidate.gone', 'candidate.goneHint']}
    name={(t) => t('candidate.title')}
    open={open}
    page={voteItemDetail}
    skeleton={<RowsSkeleton label={loading} />}
  >
    {(data, view) => <CandidateView data={data} view={view} />}
  </JoinScreen>
);
