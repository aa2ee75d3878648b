import { LeaderRows } from '../screens/LeaderViewList/LeaderRows.tsx';
import type { LeadersData } from '../state/community/leaderViewList.ts';
import type { CommunityView } from '../ui/community/communityView.ts';
import type { TemplatePart } from './singleTemplate.tsx';

/** The element that React renders the list in. */
const BOX = 'leaders';

/** The leaders as a part of their template; React is loaded for a list that grows alone. */
export const LEADER_LIST: TemplatePart<LeadersData, CommunityView> = {
  Html: ({ data: { first }, view }) => (
    <div className="contents" id={BOX}>
      <LeaderRows first={first} view={view} />
    </div>
  ),
  async start({ data: { first }, view }, firstScreen) {
    if (!first.hasMore) return;
    await firstScreen;
    const box = document.getElementById(BOX);
    if (!box) return;
    const [{ LeaderList }, { mountIsland }] = await Promise.all([
      import('../islands/LeaderList.island.tsx'),
      import('../islands/mountIsland.ts'),
    ]);
    mountIsland(box, LeaderList, { view });
  },
};
