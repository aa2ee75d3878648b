/** Activities. */

import type { DatabaseSync } from 'node:sqlite';
import { ACTIVITIES, ACTIVITY_CATEGORIES } from '../../sample/activities.ts';
import type { ActivityBlock, SampleActivity } from '../../sample/activityTypes.ts';
import { BIG_VOTES } from '../../sample/bigVotes/votes.ts';
import {
  answerFound,
  type Call,
  type CallContext,
  type Calls,
  requireMember,
} from '../callContext.ts';
import { type Answer, data } from '../envelope.ts';
import { formatFields } from '../formAnswers.ts';
import { readReader } from '../idempotency.ts';
import { ACCESS, readAccesses } from '../store/access.ts';
import { readOverrides } from '../store/overrides.ts';
import {
  countTaken,
  countTakenOf,
  hasSignedUp,
  listSignedUp,
  listSignUps,
} from '../store/signUps.ts';
import type { Addresses } from '../wire/addresses.ts';
import { formatEntry } from '../wire/signUps.ts';
import { formatWireTime, parseChinaTime } from '../wire/time.ts';
import { formatPage, readPageAndNext, slicePage } from './paging.ts';

/** An activity of the sample content with the overrides of control calls. */
export interface Activity {
  readonly id: number;
  readonly sample: SampleActivity;
  /** Epoch ms. */
  readonly startsAt: number;
  readonly endsAt: number;
  /** Null for an activity without sign-up. */
  readonly signUp: SignUpTerms | null;
}

interface SignUpTerms {
  readonly from: number;
  readonly until: number;
  /** null without limit. */
  readonly capacity: number | null;
  /** Vouchers in all; null without limit. */
  readonly stock: number | null;
  /** When vouchers expire (epoch ms); 0 without vouchers. */
  readonly voucherUntil: number;
}

/** What `POST /control/activity` can set. */
export const ACTIVITY_OVERRIDES = [
  'startsAt',
  'endsAt',
  'signUpFrom',
  'signUpUntil',
  'capacity',
  'stock',
  'voucherUntil',
] as const;

const listActivities = (db: DatabaseSync): readonly Activity[] =>
  ACTIVITIES.map((sample) => readActivity(db, sample));

/** Returns the activity with this id; null when there is none. */
export function findActivity(db: DatabaseSync, id: number): Activity | null {
  const sample = ACTIVITIES.find((one) => one.id === id);
  return sample ? readActivity(db, sample) : null;
}

function readActivity(db: DatabaseSync, sample: SampleActivity): Activity {
  const { id, startsAt, endsAt, signUp } = sample;
  const otherwise = readOverrides(db, 'activity', id);
  return {
    id,
    sample,
    startsAt: otherwise.startsAt ?? parseChinaTime(startsAt),
    endsAt: otherwise.endsAt ?? parseChinaTime(endsAt),
    signUp: signUp
      ? {
          from: otherwise.signUpFrom ?? parseChinaTime(signUp.from),
          until: otherwise.signUpUntil ?? parseChinaTime(signUp.until),
          // As on the wire: a capacity of 0 and a negative stock mean no limit.
          capacity: (otherwise.capacity ?? signUp.capacity ?? 0) || null,
          stock: readStock(otherwise.stock ?? signUp.vouchers?.stock ?? -1),
          voucherUntil: otherwise.voucherUntil ?? readTime(signUp.vouchers?.until),
        }
      : null,
  };
}

const readTime = (text: string | undefined): number => (text ? parseChinaTime(text) : 0);

const readStock = (stock: number): number | null => (stock < 0 ? null : stock);

/** Why sign-up is not possible now. Start times are inclusive, end times exclusive. */
type SignUpBar = 'over' | 'ended' | 'coming';

/** Returns why sign-up is not possible now; null when it is. */
export function decideSignUpBar(activity: Activity, now: number): SignUpBar | null {
  const { endsAt, signUp } = activity;
  if (now >= endsAt) return 'over';
  if (signUp === null || now >= signUp.until) return 'ended';
  return now < signUp.from ? 'coming' : null;
}

// Guesses: the fields that only a detail has (src/docs/wireFields.md).

/** Counters of an activity. */
interface ActivityCounts {
  /** Sign-ups that were not refused. */
  readonly taken: number;
  /** How often it was opened. */
  readonly accesses: number;
}

/**
 * Formats an activity (wire 10.1): its id is a string, its image one address with
 * a size suffix, and absent times are "".
 */
function formatActivity(
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

interface ActivityState {
  readonly counts: ActivityCounts;
  /** The member or the device has signed up. */
  readonly isSigned: boolean;
  /** The first vote of the activity; '' for none. */
  readonly voteId: string;
}

/** Formats an activity for activityDetail. */
function formatActivityDetail(
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

/** `catID` of all categories. */
const ALL = '-1';

/** Returns the activity of a request; null when there is none. */
export const findRequestedActivity = ({ db, params }: CallContext): Activity | null =>
  findActivity(db, params.count('fileId', params.count('id')));

const activityList: Call = (context) => {
  const { db, params } = context;
  const category = params.text('catID', ALL);
  const found = listActivities(db).filter(
    ({ sample }) => category === ALL || String(sample.category) === category,
  );
  return answerActivities(context, found);
};

/** Answers the activities that the member has signed up for, the latest sign-up first. */
const myActivityList = requireMember((context) => {
  const { db, member } = context;
  const found = listSignedUp(db, member.userId).flatMap((id) => findActivity(db, id) ?? []);
  return answerActivities(context, found);
});

function answerActivities(
  { db, params, addresses }: CallContext,
  found: readonly Activity[],
): Answer {
  const taken = countTaken(db);
  const accesses = readAccesses(db, ACCESS.activity);
  return data({
    list: slicePage(found, params).map((one) => {
      const counts = { taken: taken.get(one.id) ?? 0, accesses: accesses.get(one.id) ?? 0 };
      return formatActivity(one, counts, addresses);
    }),
  });
}

/** Answers the categories of activities, a bare array. */
const activityCats: Call = ({ addresses }) =>
  data(
    ACTIVITY_CATEGORIES.map(({ id, name }) => ({
      activityColID: id,
      name,
      icon: addresses.logo(`column-${id}.jpg`),
    })),
  );

const votesOf = ({ id }: Activity) => BIG_VOTES.filter(({ activityId }) => activityId === id);

const activityDetail = answerFound(findRequestedActivity, (activity, context) => {
  const { db, addresses } = context;
  const { id } = activity;
  const state = {
    counts: {
      taken: countTakenOf(db, id),
      accesses: readAccesses(db, ACCESS.activity).get(id) ?? 0,
    },
    isSigned: hasSignedUp(db, id, readReader(context)),
    voteId: String(votesOf(activity)[0]?.id ?? ''),
  };
  return formatActivityDetail(activity, state, addresses);
});

/** Answers the sign-ups of an activity, newest first, with masked names. */
const entryList = answerFound(findRequestedActivity, ({ id }, { db, params, addresses }) => {
  const rows = listSignUps(db, id, readPageAndNext(params));
  const page = formatPage(rows, (entry) => formatEntry(entry, addresses));
  return { ...page, total: countTakenOf(db, id) };
});

/** Answers the votes of an activity, with overridden times. */
const activityVote = answerFound(findRequestedActivity, (activity, { db }) => ({
  list: votesOf(activity).map(({ id, title, startsAt, endsAt }) => {
    const otherwise = readOverrides(db, 'vote', id);
    return {
      voteID: String(id),
      title,
      startTime: formatWireTime(otherwise.startsAt ?? parseChinaTime(startsAt)),
      endTime: formatWireTime(otherwise.endsAt ?? parseChinaTime(endsAt)),
    };
  }),
}));

export const activityCalls: Calls = {
  activityCats,
  activityList,
  myActivityList,
  activityDetail,
  entryList,
  Activityvote: activityVote,
};
