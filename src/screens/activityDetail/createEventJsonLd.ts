import type { Activity } from '../../model/activity/activityTypes.ts';
import { formatSiteIso } from '../../model/time.ts';

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
    startDate: formatSiteIso(startsAt),
    ...(endsAt !== null && { endDate: formatSiteIso(endsAt) }),
    ...(place && { location: { '@type': 'Place', name: place, address: place } }),
    ...(organizer && { organizer: { '@type': 'Organization', name: organizer } }),
  };
}
