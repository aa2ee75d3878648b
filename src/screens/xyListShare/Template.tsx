import { readSettings } from '../../host/settings.ts';
import { readTab } from '../../host/tabAddress.ts';
import { PERIOD_PARAM, parseRankPeriod } from '../../model/people/rankPeriod.ts';
import { linkTo } from '../../routes.ts';
import { openRank, rankPage } from '../../stores/people/xyListShare.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { PeopleScreen } from '../people/PeopleScreen.tsx';
import { RankView } from './RankView.tsx';

const open = () => void openRank(readSettings(), parseRankPeriod(readTab(PERIOD_PARAM)));

/**
 * Template page of the influence ranking; its rows change constantly, so the browser loads them.
 */
export const XyListShareTemplate = ({ loading }: { readonly loading: string }) => (
  <PeopleScreen
    describe={(_, { t, base, config }) => ({
      name: t('rank.title'),
      description: t('rank.rulesWhatText'),
      pictures: [config.appShareLogo].filter(Boolean),
      path: linkTo('xyListShare', {}, base),
      object: 5,
      // The page is not about one account.
      id: '',
    })}
    gone={['rank.none', 'people.none']}
    name={(t) => t('rank.title')}
    open={open}
    page={rankPage}
    skeleton={<RowsSkeleton label={loading} />}
  >
    {(_, view) => <RankView view={view} />}
  </PeopleScreen>
);
