import { linkTo } from '../../routes.ts';
import type { CommunityMetadata, CommunityView } from '../../ui/community/communityView.ts';

/** Returns the metadata of the rank of accounts. */
export const describeRank = ({ t, base, config }: CommunityView): CommunityMetadata => ({
  name: t('rank.title'),
  description: t('rank.rulesWhatText'),
  pictures: [config.appShareLogo].filter(Boolean),
  path: linkTo('xyListShare', {}, base),
  object: 5,
  // The page is not about one account.
  id: '',
});
