import type { TemplatePart } from '../../templates/singleTemplate.tsx';
import type { CommunityView } from '../../ui/community/communityView.ts';
import { LeaderRows } from './LeaderRows.tsx';
import type { LeadersData } from './leaderViewList.state.ts';

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
      import('../../islands/LeaderList.island.tsx'),
      import('../../islands/mountIsland.ts'),
    ]);
    mountIsland(box, LeaderList, { view });
  },
};
