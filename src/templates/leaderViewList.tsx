import { readPage } from '../host/page.ts';
import { parseId } from '../model/wire.ts';
import { describeLeaders } from '../screens/LeaderViewList/describeLeaders.ts';
import { LeadersView } from '../screens/LeaderViewList/LeadersView.tsx';
import { leaderViewList, loadLeadersPage } from '../state/community/leaderViewList.ts';
import { startCommunityTemplate } from './communityTemplate.ts';
import { LEADER_LIST } from './leaderList.tsx';

startCommunityTemplate({
  View: LeadersView,
  describe: describeLeaders,
  list: LEADER_LIST,
  load: (settings) => loadLeadersPage(settings, parseId(readPage().params.region)),
  missing: ['leaders.none', 'person.goneHint'],
  name: (t) => t('leaders.title'),
  page: leaderViewList,
});
