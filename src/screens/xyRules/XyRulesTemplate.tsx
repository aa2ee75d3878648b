import { readSettings } from '../../host/settings.ts';
import { linkTo } from '../../routes.ts';
import { loadRankRulesPage, xyRules } from '../../state/community/xyRules.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { CommunityScreen } from '../community/CommunityScreen.tsx';
import { RankRulesView } from './RankRulesView.tsx';

const load = () => void loadRankRulesPage(readSettings());

/** Template page of the ranking's rules: the site's own, or the default ones. */
export const XyRulesTemplate = ({ loading }: { readonly loading: string }) => (
  <CommunityScreen
    describe={(html, { t, base }) => ({
      name: t('rank.rules'),
      description: html || t('rank.rulesVotesText'),
      pictures: [],
      path: linkTo('xyRules', {}, base),
      object: 5,
      // The page is not about one account.
      id: '',
    })}
    missing={['rank.rules', 'people.none']}
    name={(t) => t('rank.rules')}
    load={load}
    page={xyRules}
    skeleton={<RowsSkeleton label={loading} />}
  >
    {(html, view) => <RankRulesView html={html} view={view} />}
  </CommunityScreen>
);
