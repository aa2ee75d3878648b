import type { EditionActivity } from '../../edition/types.ts';
import type { Addresses } from './addresses.ts';
import { formatWireTime, parseChinaTime } from './time.ts';

const format = (at: string): string => formatWireTime(parseChinaTime(at));

/**
 * An activity (interop section 10): its id is a string, its picture one address with a
 * size suffix, and what it has no time for is "".
 */
export function formatActivity(activity: EditionActivity, addresses: Addresses) {
  const { signUp } = activity;
  const picture = `${addresses.picture(activity.picture)}.2`;
  return {
    fileId: String(activity.id),
    articleID: activity.id,
    title: activity.title,
    tag: activity.tag,
    version: parseChinaTime(activity.startsAt),
    publishtime: format(signUp?.from ?? activity.startsAt),
    startTime: format(activity.startsAt),
    endTime: format(activity.endsAt),
    startSignTime: signUp ? format(signUp.from) : '',
    endSignTime: signUp ? format(signUp.until) : '',
    abstract: activity.abstract,
    organizer: activity.organizer,
    participatorNum: signUp?.count ?? 0,
    imageUrl: picture,
    attachments: picture,
    theContentUrl: '',
    entryType: signUp ? 1 : 0,
    statusEntry: signUp ? 1 : 0,
    type: activity.category,
    linkUrl: activity.link ?? '',
    locationType: activity.place ? 1 : 0,
    location: activity.place,
    countClick: 300 + ((activity.id * 7919) % 5000),
    countDiscuss: 0,
    countPraise: (activity.id * 31) % 90,
    countShare: (activity.id * 17) % 40,
  };
}
