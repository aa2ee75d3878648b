import type { AccountData } from '../../model/people/types.ts';
import { linkTo } from '../../routes.ts';
import type { PeopleFacts, PeopleView } from '../../ui/people/view.ts';

/** Returns the metadata of an account's page. */
export const describeXyDetail = (
  { account: { id, name, description, icon, banner } }: AccountData,
  { base }: PeopleView,
): PeopleFacts => ({
  name,
  description,
  pictures: [icon, banner].filter(Boolean),
  path: linkTo('xyDetail', { id }, base),
  object: 5,
  id,
});
