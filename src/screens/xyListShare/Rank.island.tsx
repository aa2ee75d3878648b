import { useStore } from '@nanostores/react';
import type { CommunityView } from '../../ui/community/communityView.ts';
import { $rank, type RankState } from './accountRank.state.ts';
import { RankView } from './RankView.tsx';

interface RankProps {
  /** What the page shows before hydration. */
  readonly first: RankState;
  readonly view: CommunityView;
}

/**
 * Why an island: a period or a search replaces the ranking, and a vote changes it. Before, the template
 * shows the ranking of the period in the address.
 */
export const Rank = ({ first, view }: RankProps) => (
  <RankView state={useStore($rank, { ssr: () => first })} view={view} />
);
