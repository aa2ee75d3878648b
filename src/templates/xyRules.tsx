import { describeRankRules } from '../screens/xyRules/describeRankRules.ts';
import { RankRulesView } from '../screens/xyRules/RankRulesView.tsx';
import { loadRankRulesPage, xyRules } from '../state/community/xyRules.ts';
import { startCommunityTemplate } from './communityTemplate.ts';

startCommunityTemplate({
  View: ({ data, view }) => <RankRulesView html={data} view={view} />,
  describe: describeRankRules,
  load: loadRankRulesPage,
  missing: ['rank.rules', 'people.none'],
  name: (t) => t('rank.rules'),
  page: xyRules,
  sanitise: (html, sanitise) => sanitise(html),
});
