import { readSettings } from '../../host/settings.ts';
import { readTabParam } from '../../host/tabParam.ts';
import { PERIOD_PARAM, parseRankPeriod } from '../../model/community/rankPeriod.ts';
import { linkTo } from '../../routes.ts';
import { loadRankPage, rankPage } from '../../state/community/accountRank.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { CommunityScreen } from '../community/CommunityScreen.tsx';
import { RankView } from './RankView.tsx';

const load = () => void loadRankPage(readSettings(), parseRankPeriod(readTabParam(PERIOD_PARAM)));

/**
 * Template page of the influence ranking; its rows change constantly, so the browser loads them.
 */
export const XyListShareTemplate = ({ loading }: { readonly loading: string }) => (
  <CommunityScreen
    describe={(_, { t, base, config }) => ({
      name: t('rank.title'),
      description: t('rank.rulesWhatText'),
      pictures: [config.appShareLogo].filter(Boolean),
      path: linkTo('xyListShare', {}, base),
      object: 5,
      // The page is not about one account.
      id: '',
    })}
    missing={['rank.none', 'people.none']}
    name={(t) => t('rank.title')}
    load={load}
    page={rankPage}
    skeleton={<RowsSkeleton label={loading} />}
  >
    {(_, view) => <RankView view={view} />}
  </CommunityScreen>
);
