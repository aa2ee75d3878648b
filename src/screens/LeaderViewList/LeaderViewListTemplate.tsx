import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { parseId } from '../../model/wire.ts';
import { linkTo } from '../../routes.ts';
import { leaderViewList, loadLeadersPage } from '../../state/community/leaderViewList.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { CommunityScreen } from '../community/CommunityScreen.tsx';
import { LeadersView } from './LeadersView.tsx';

const load = () => void loadLeadersPage(readSettings(), parseId(readPage().params.region));

/** Template page of the leaders of all regions or of the region in the query. */
export const LeaderViewListTemplate = ({ loading }: { readonly loading: string }) => (
  <CommunityScreen
    describe={({ regions, regionId }, { t, base }) => {
      const region = regions.find(({ id }) => id === regionId)?.name;
      return {
        name: region ? `${t('leaders.title')} · ${region}` : t('leaders.title'),
        description: t('leaders.description'),
        pictures: [],
        path: linkTo('LeaderViewList', {}, base, { region: regionId || undefined }),
        object: 5,
        id: '',
      };
    }}
    missing={['leaders.none', 'person.goneHint']}
    name={(t) => t('leaders.title')}
    load={load}
    page={leaderViewList}
    skeleton={<RowsSkeleton label={loading} />}
  >
    {(data, view) => <LeadersView data={data} view={view} />}
  </CommunityScreen>
);
