import type { Activity } from '../../model/activity/types.ts';
import { formatChinaIso } from '../../model/time.ts';

/** What search engines read of an activity that has a time; they take none without a start. */
export function eventOf(activity: Activity): object | null {
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
