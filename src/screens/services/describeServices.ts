import { linkTo } from '../../routes.ts';
import type { PageDescription } from '../../services/metadata/pageMetadata.ts';
import type { CommunityView } from '../../ui/community/communityView.ts';

/** Returns the metadata of the page with what a site offers. */
export const describeServices = ({ t, base, config }: CommunityView): PageDescription => ({
  name: t('column.services'),
  description: t('services.description', { site: config.siteName }),
  pictures: [],
  path: linkTo('services', {}, base),
});
