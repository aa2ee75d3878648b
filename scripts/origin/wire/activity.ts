import type { ActivityBlock } from '../../sample/activityTypes.ts';
import type { Activity } from '../store/activities.ts';
import type { Addresses } from './addresses.ts';
import { formatFields } from './fields.ts';
import { formatWireTime } from './time.ts';

// Guesses: the fields that only a detail has (src/docs/wireFields.md).

/** Counters of an activity. */
export interface ActivityCounts {
  /** Sign-ups that were not refused. */
  readonly taken: number;
  /** How often it was opened. */
  readonly accesses: number;
}

/**
 * Formats an activity (wire 10.1): its id is a string, its image one address with
 * a size suffix, and absent times are "".
 */
export function formatActivity(
  { id, sample, startsAt, endsAt, signUp }: Activity,
  { taken, accesses }: ActivityCounts,
  addresses: Addresses,
) {
  const picture = `${addresses.image(sample.picture)}.2`;
  return {
    fileId: String(id),
    articleID: id,
    title: sample.title,
    tag: sample.tag,
    version: startsAt,
    publishtime: formatWireTime(signUp?.from ?? startsAt),
    startTime: formatWireTime(startsAt),
    endTime: formatWireTime(endsAt),
    startSignTime: signUp ? formatWireTime(signUp.from) : '',
    endSignTime: signUp ? formatWireTime(signUp.until) : '',
    abstract: sample.abstract,
    organizer: sample.organizer,
    participatorNum: taken,
    imageUrl: picture,
    attachments: picture,
    theContentUrl: '',
    // Guess: their meaning is not documented; arbitrary values.
    entryType: id % 2,
    statusEntry: (id + 1) % 2,
    type: sample.category,
    linkUrl: sample.link ?? '',
    locationType: sample.place ? 1 : 0,
    location: sample.place,
    countClick: 300 + ((id * 7919) % 5000) + accesses,
    countDiscuss: 0,
    countPraise: (id * 31) % 90,
    countShare: (id * 17) % 40,
  };
}

export interface ActivityState {
  readonly counts: ActivityCounts;
  /** The member or the device has signed up. */
  readonly isSigned: boolean;
  /** The first vote of the activity; '' for none. */
  readonly voteId: string;
}

/** Formats an activity for activityDetail. */
export function formatActivityDetail(
  activity: Activity,
  { counts, isSigned, voteId }: ActivityState,
  addresses: Addresses,
) {
  const { body, signUp: form, shareClosed } = activity.sample;
  return {
    ...formatActivity(activity, counts, addresses),
    content: body.map((block) => formatBlock(block, addresses)).join(''),
    signFlag: form ? 1 : 0,
    maxNum: activity.signUp?.capacity ?? 0,
    needLogin: form?.needsLogin ? 1 : 0,
    needCode: form?.needsCode ? 1 : 0,
    signForm: formatFields(form?.fields ?? []),
    isSigned: isSigned ? 1 : 0,
    voucherFlag: form?.vouchers || form?.verifyUrl ? 1 : 0,
    voteID: voteId,
    shareClosed: shareClosed ? 1 : 0,
  };
}

/** Headings and lists are complete HTML; all other texts become paragraphs. */
const BLOCK_TAG = /^<(h3|ul)>/;

/** Formats a block; captions of the sample content need no escaping. */
function formatBlock(block: ActivityBlock, addresses: Addresses): string {
  if (typeof block === 'string') return BLOCK_TAG.test(block) ? block : `<p>${block}</p>`;
  const { picture, caption } = block;
  return `<p><img src="${addresses.image(picture)}" alt="${caption}"></p>`;
}
