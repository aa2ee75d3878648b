import { GrowingList } from '../../islands/list/GrowingList.tsx';
import type { CommunityView } from '../../ui/community/communityView.ts';
import { LeaderRow } from './LeaderRows.tsx';
import { leaders } from './leaderViewList.state.ts';

/**
 * Why an island: the list grows. Before, the template shows its first rows, which this page's store
 * has already.
 */
export const LeaderList = ({ view }: { readonly view: CommunityView }) => (
  <GrowingList list={leaders} none={view.t('leaders.none')} t={view.t}>
    {(leader) => <LeaderRow leader={leader} view={view} />}
  </GrowingList>
);
