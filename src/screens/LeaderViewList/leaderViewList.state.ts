import { leaderRegions, leaderView, regionLeaders } from '../../api/calls/leaderLists.ts';
import type { Client } from '../../api/client.ts';
import type { ApiError } from '../../api/errors.ts';
import type { ListPart } from '../../api/listSource.ts';
import type { LoadItem } from '../../api/loadItem.ts';
import type { LeaderEntry, LeaderRegion } from '../../model/community/leaders.ts';
import { ok, type Result } from '../../model/result.ts';
import { DEFAULT_SITE_CONFIG } from '../../model/site/normaliseSite.ts';
import { createListPage } from '../../state/listPage.ts';

export interface LeadersData {
  readonly regions: readonly LeaderRegion[];
  /** Id of the region whose leaders are shown; '' for all. */
  readonly regionId: string;
  /** The first rows of the list. */
  readonly first: ListPart<LeaderEntry>;
}

export const leaders = createListPage<LeaderEntry, null>();

/** Loads the head of the list of leaders together with its first rows. */
export const loadLeaders: LoadItem<LeadersData> = async (client, regionId) => {
  const [regions, first] = await Promise.all([
    leaderRegions(client),
    regionId === '' ? leaderView(client, { page: 0 }) : regionLeaders(client, { regionId }),
  ]);
  if (!first.ok) return first;
  leaders.adopt(
    {
      loadFirst: async () => ok({ ...first.value, head: null }),
      next: (next, { page }) => loadNext(next, page),
    },
    { ...first.value, head: null, config: DEFAULT_SITE_CONFIG },
  );
  // The list is complete without the regions.
  return ok({ regions: regions.ok ? regions.value : [], regionId, first: first.value });
};

/** Loads the next page. Only the list of all leaders has pages: that of a region is complete. */
const loadNext = (client: Client, page: number): Promise<Result<ListPart<LeaderEntry>, ApiError>> =>
  leaderView(client, { page });
