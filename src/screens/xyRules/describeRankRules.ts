import { formatDescription } from '../../model/text.ts';
import { linkTo } from '../../routes.ts';
import type { CommunityMetadata, CommunityView } from '../../ui/community/communityView.ts';

/** Returns the metadata of the rules of the rank; `html` are the site's own ones. */
export const describeRankRules = (html: string, { t, base }: CommunityView): CommunityMetadata => ({
  name: t('rank.rules'),
  description: formatDescription(html) || t('rank.rulesVotesText'),
  pictures: [],
  path: linkTo('xyRules', {}, base),
  object: 5,
  // The page is not about one account.
  id: '',
});
