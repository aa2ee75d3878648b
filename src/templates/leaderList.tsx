import type { LeadersData } from '../state/community/leaderViewList.ts';
import type { CommunityView } from '../ui/community/communityView.ts';
import { LeaderRow } from '../ui/community/LeaderRow.tsx';
import { Message } from '../ui/Message.tsx';
import type { TemplatePart } from './singleTemplate.tsx';

/** The element that React renders the list in. */
const BOX = 'leaders';

/** The leaders as a part of their template; React is loaded for a list that grows alone. */
export const LEADER_LIST: TemplatePart<LeadersData, CommunityView> = {
  Html({ data: { first }, view }) {
    const { items, hasMore } = first;
    const { t } = view;
    return (
      <div className="contents" id={BOX}>
        {items.length > 0 && (
          <ul>
            {items.map((leader) => (
              <li key={leader.id} className="row-item">
                <LeaderRow leader={leader} view={view} />
              </li>
            ))}
          </ul>
        )}
        {items.length > 0 && !hasMore && (
          <div className="list-end">
            <p>
              <Message k="more.end" t={t} />
            </p>
          </div>
        )}
        {items.length === 0 && !hasMore && (
          <p className="py-80 text-center text-30 text-ink-2" role="status">
            {t('leaders.none')}
          </p>
        )}
      </div>
    );
  },
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
