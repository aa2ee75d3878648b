import { leaders } from '../screens/LeaderViewList/leaderViewList.state.ts';
import type { CommunityView } from '../ui/community/communityView.ts';
import { LeaderRow } from '../ui/community/LeaderRow.tsx';
import { GrowingList } from './list/GrowingList.tsx';

/**
 * Why an island: the list grows. Before, the template shows its first rows, which this page's store
 * has already.
 */
export const LeaderList = ({ view }: { readonly view: CommunityView }) => (
  <GrowingList list={leaders} none={view.t('leaders.none')} t={view.t}>
    {(leader) => <LeaderRow leader={leader} view={view} />}
  </GrowingList>
);
