import { readPage } from '../host/page.ts';
import { parseId } from '../model/wire.ts';
import { linkTo } from '../routes.ts';
import { LeadersView } from '../screens/LeaderViewList/LeadersView.tsx';
import { leaderViewList, loadLeadersPage } from '../state/community/leaderViewList.ts';
import { startCommunityTemplate } from './communityTemplate.ts';
import { LEADER_LIST } from './leaderList.tsx';

startCommunityTemplate({
  View: LeadersView,
  describe: ({ regions, regionId }, { t, base }) => {
    const region = regions.find(({ id }) => id === regionId)?.name;
    return {
      name: region ? `${t('leaders.title')} · ${region}` : t('leaders.title'),
      description: t('leaders.description'),
      pictures: [],
      path: linkTo('LeaderViewList', {}, base, { region: regionId || undefined }),
      object: 5,
      // The page is not about one person.
      id: '',
    };
  },
  list: LEADER_LIST,
  load: (settings) => loadLeadersPage(settings, parseId(readPage().params.region)),
  missing: ['leaders.none', 'person.goneHint'],
  name: (t) => t('leaders.title'),
  page: leaderViewList,
});
