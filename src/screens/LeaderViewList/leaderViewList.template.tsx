import { readPage } from '../../host/page.ts';
import { parseId } from '../../model/wire.ts';
import { withConfig } from '../../state/singlePage.ts';
import { startCommunityTemplate } from '../../templates/communityTemplate.ts';
import { describeLeaders } from './describeLeaders.ts';
import { LeadersView } from './LeadersView.tsx';
import { LEADER_LIST } from './leaderList.template.tsx';
import { loadLeaders } from './leaderViewList.state.ts';

startCommunityTemplate({
  View: LeadersView,
  describe: describeLeaders,
  list: LEADER_LIST,
  load: withConfig((client) => loadLeaders(client, parseId(readPage().params.region))),
  missing: ['leaders.none', 'person.goneHint'],
  name: (t) => t('leaders.title'),
});
