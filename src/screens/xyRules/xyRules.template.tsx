import { getSiteFacts } from '../../api/calls/siteFacts.ts';
import { parseRankRules } from '../../model/community/rankRules.ts';
import { loadFromConfig } from '../../state/singlePage.ts';
import { startCommunityTemplate } from '../../templates/communityTemplate.ts';
import { describeRankRules, RankRulesView } from './RankRulesView.tsx';

startCommunityTemplate<string>({
  View: ({ data, view }) => <RankRulesView html={data} view={view} />,
  describe: describeRankRules,
  load: (client) => loadFromConfig(getSiteFacts(client, parseRankRules)),
  missing: ['rank.rules', 'people.none'],
  name: (t) => t('rank.rules'),
  sanitise: (html, sanitise) => sanitise(html),
});
