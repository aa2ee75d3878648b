import { hydrateOnTap } from '../../host/runTap.ts';
import { readSettings } from '../../host/settings.ts';
import { readTabParam } from '../../host/tabParam.ts';
import { PERIOD_PARAM, parseRankPeriod } from '../../model/community/rankPeriod.ts';
import { withConfig } from '../../state/singlePage.ts';
import { startCommunityTemplate } from '../../templates/communityTemplate.ts';
import type { PartProps } from '../../templates/singleTemplate.tsx';
import type { CommunityView } from '../../ui/community/communityView.ts';
import { $rank, loadRank, searchRank } from './accountRank.state.ts';
import { describeRank, RankView } from './RankView.tsx';

/** The element that React makes interactive. */
const BOX = 'rank';

// The rows change constantly, so the browser loads them.
startCommunityTemplate<null>({
  View: ({ view }) => (
    <div className="contents" id={BOX}>
      <RankView state={$rank.get()} view={view} />
    </div>
  ),
  describe: (_, view) => describeRank(view),
  load: withConfig(() => loadRank(readSettings(), parseRankPeriod(readTabParam(PERIOD_PARAM)))),
  missing: ['rank.none', 'people.none'],
  name: (t) => t('rank.title'),
  start: startRank,
});

/** Makes the ranking interactive when the reader uses it, or votes (actions/voteForAccount.ts). */
function startRank({ view }: PartProps<null, CommunityView>): void {
  const box = document.getElementById(BOX);
  if (!box) return;
  const first = $rank.get();
  const hydrate = hydrateOnTap(box, async () => {
    const [{ Rank }, { hydrateIsland }] = await Promise.all([
      import('./Rank.island.tsx'),
      import('../../islands/mountIsland.ts'),
    ]);
    await hydrateIsland(box, Rank, { first, view });
  });
  // Not a handler of React: that would miss what is typed while the field is being hydrated.
  box.addEventListener('input', ({ target }) =>
    searchRank(readSettings(), (target as HTMLInputElement).value),
  );
  // The browser would load the page again.
  box.addEventListener('submit', (event) => event.preventDefault());
  $rank.listen(() => void hydrate().catch(() => {}));
}
