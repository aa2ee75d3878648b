import { formatDescription } from '../model/text.ts';
import { linkTo } from '../routes.ts';
import { RankRulesView } from '../screens/xyRules/RankRulesView.tsx';
import { loadRankRulesPage, xyRules } from '../state/community/xyRules.ts';
import { startCommunityTemplate } from './communityTemplate.ts';

startCommunityTemplate({
  View: ({ data, view }) => <RankRulesView html={data} view={view} />,
  describe: (html, { t, base }) => ({
    name: t('rank.rules'),
    description: formatDescription(html) || t('rank.rulesVotesText'),
    pictures: [],
    path: linkTo('xyRules', {}, base),
    object: 5,
    // The page is not about one account.
    id: '',
  }),
  load: loadRankRulesPage,
  missing: ['rank.rules', 'people.none'],
  name: (t) => t('rank.rules'),
  page: xyRules,
  sanitise: (html, sanitise) => sanitise(html),
});
