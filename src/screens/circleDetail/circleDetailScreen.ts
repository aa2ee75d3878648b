import type { CommunityListTab } from '../../islands/community/CommunityTabs.tsx';
import type { CircleData } from '../../model/community/communityTypes.ts';
import { linkTo } from '../../routes.ts';
import type { CommunityMetadata, CommunityView } from '../../ui/community/communityView.ts';

/** Returns the metadata of a circle's page. */
export const describeCircleDetail = (
  { circle: { id, name, description, icon, banner } }: CircleData,
  { base }: CommunityView,
): CommunityMetadata => ({
  name,
  description,
  pictures: [banner, icon].filter(Boolean),
  path: linkTo('circleDetail', { id }, base),
  object: 18,
  id,
});

/** The posts of a circle, in three sort orders. */
export const CIRCLE_LISTS: readonly [CommunityListTab, ...CommunityListTab[]] = [
  { name: 'postsDefault', label: 'circle.all' },
  { name: 'postsNew', label: 'circle.newest' },
  { name: 'postsHot', label: 'circle.hot' },
];
