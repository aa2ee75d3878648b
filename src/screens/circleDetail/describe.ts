import type { CircleData } from '../../model/people/types.ts';
import { linkTo } from '../../routes.ts';
import type { PeopleFacts, PeopleView } from '../../ui/people/view.ts';

/** Returns the metadata of a circle's page. */
export const describeCircleDetail = (
  { circle: { id, name, description, icon, banner } }: CircleData,
  { base }: PeopleView,
): PeopleFacts => ({
  name,
  description,
  pictures: [banner, icon].filter(Boolean),
  path: linkTo('circleDetail', { id }, base),
  object: 18,
  id,
});
