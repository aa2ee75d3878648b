import type { Activity, ActivityData } from '../../model/activity/activityTypes.ts';
import { formatDescription } from '../../model/text.ts';
import { formatChinaIso } from '../../model/time.ts';
import { linkTo } from '../../routes.ts';
import type { CommunityMetadata, JoinView } from '../../ui/community/communityView.ts';

/** Returns the metadata of an activity's page. */
export const describeActivityDetail = (
  { activity: { id, title, abstract, html, picture, shareClosed } }: ActivityData,
  { base }: JoinView,
): CommunityMetadata => ({
  name: title,
  description: abstract || formatDescription(html),
  pictures: [picture].filter(Boolean),
  path: linkTo('activityDetail', { id }, base),
  object: 4,
  id,
  shareClosed,
});

/** Returns the schema.org Event of an activity; null without a start time, which Event requires. */
export function createEventJsonLd(activity: Activity): object | null {
  const { title, abstract, picture, startsAt, endsAt, place, organizer } = activity;
  if (startsAt === null) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    ...(abstract && { description: abstract }),
    ...(picture && { image: [picture] }),
    startDate: formatChinaIso(startsAt),
    ...(endsAt !== null && { endDate: formatChinaIso(endsAt) }),
    ...(place && { location: { '@type': 'Place', name: place, address: place } }),
    ...(organizer && { organizer: { '@type': 'Organization', name: organizer } }),
  };
}
