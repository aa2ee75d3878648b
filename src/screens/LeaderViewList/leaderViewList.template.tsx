import { readPage } from '../../host/page.ts';
import { parseId } from '../../model/wire.ts';
import { withConfig } from '../../state/singlePage.ts';
import { startCommunityTemplate } from '../../templates/communityTemplate.ts';
import type { TemplatePart } from '../../templates/singleTemplate.tsx';
import type { CommunityView } from '../../ui/community/communityView.ts';
import { LeaderRows } from './LeaderRows.tsx';
import { describeLeaders, LeadersView } from './LeadersView.tsx';
import { type LeadersData, loadLeaders } from './leaderViewList.state.ts';

/** The element that React renders the list in. */
const BOX = 'leaders';

/** The leaders as a part of their template; React is loaded for a list that grows alone. */
const LEADER_LIST: TemplatePart<LeadersData, CommunityView> = {
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
      import('./LeaderList.island.tsx'),
      import('../../islands/mountIsland.ts'),
    ]);
    mountIsland(box, LeaderList, { view });
  },
};

startCommunityTemplate({
  View: LeadersView,
  describe: describeLeaders,
  list: LEADER_LIST,
  load: withConfig((client) => loadLeaders(client, parseId(readPage().params.region))),
  missing: ['leaders.none', 'person.goneHint'],
  name: (t) => t('leaders.title'),
});
