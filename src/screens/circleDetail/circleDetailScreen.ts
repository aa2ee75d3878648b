import type { CircleData } from '../../model/community/communityTypes.ts';
import { linkTo } from '../../routes.ts';
import type { CommunityMetadata, CommunityView } from '../../ui/community/communityView.ts';
import type { CommunityLists } from '../../ui/community/ListTabs.tsx';

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
export const CIRCLE_LISTS: CommunityLists = [
  { name: 'postsDefault', label: 'circle.all' },
  { name: 'postsNew', label: 'circle.newest' },
  { name: 'postsHot', label: 'circle.hot' },
];
