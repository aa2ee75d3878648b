import { linkTo } from '../../routes.ts';
import type { CommunityMetadata, CommunityView } from '../../ui/community/communityView.ts';
import type { LeadersData } from './leaderViewList.state.ts';

/** Returns the metadata of the leaders of all regions or of one region. */
export function describeLeaders(
  { regions, regionId }: Pick<LeadersData, 'regions' | 'regionId'>,
  { t, base }: CommunityView,
): CommunityMetadata {
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
}
