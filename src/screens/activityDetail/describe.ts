import type { ActivityData } from '../../model/activity/types.ts';
import { linkTo } from '../../routes.ts';
import type { JoinView, PeopleFacts } from '../../ui/people/view.ts';

/** Returns the metadata of an activity's page. */
export const describeActivityDetail = (
  { activity: { id, title, abstract, html, picture, shareClosed } }: ActivityData,
  { base }: JoinView,
): PeopleFacts => ({
  name: title,
  description: abstract || html,
  pictures: [picture].filter(Boolean),
  path: linkTo('activityDetail', { id }, base),
  object: 4,
  id,
  shareClosed,
});
