/**
 * Activities: serves `activityCats`, `activityList`, `myActivityList`, `activityDetail`, `entryList`,
 * `Activityvote` on host `app_if`. Wire form: src/docs/wireFields.md.
 */

import { ACTIVITY_CATEGORIES } from '../../sample/activities.ts';
import { BIG_VOTES } from '../../sample/bigVotes/votes.ts';
import { type Call, type CallContext, type Calls, requireMember } from '../callContext.ts';
import { type Answer, data, unknown } from '../envelope.ts';
import { readReader } from '../idempotency.ts';
import { ACCESS, readAccesses } from '../store/access.ts';
import { type Activity, findActivity, listActivities } from '../store/activities.ts';
import { readOverrides } from '../store/overrides.ts';
import {
  countTaken,
  countTakenOf,
  hasSignedUp,
  listSignedUp,
  listSignUps,
} from '../store/signUps.ts';
import { formatActivity, formatActivityDetail } from '../wire/activity.ts';
import { formatEntry } from '../wire/signUps.ts';
import { formatWireTime, parseChinaTime } from '../wire/time.ts';
import { PAGE_SIZE, slicePage } from './paging.ts';

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
      showPushStyle: 0,
    })),
  );

const votesOf = ({ id }: Activity) => BIG_VOTES.filter(({ activityId }) => activityId === id);

const activityDetail: Call = (context) => {
  const { db, addresses } = context;
  const activity = findRequestedActivity(context);
  if (!activity) return unknown;
  const { id } = activity;
  const state = {
    counts: {
      taken: countTakenOf(db, id),
      accesses: readAccesses(db, ACCESS.activity).get(id) ?? 0,
    },
    isSigned: hasSignedUp(db, id, readReader(context)),
    voteId: String(votesOf(activity)[0]?.id ?? ''),
  };
  return data(formatActivityDetail(activity, state, addresses));
};

/** Answers the sign-ups of an activity, newest first, with masked names. */
const entryList: Call = (context) => {
  const { db, params, addresses } = context;
  const activity = findRequestedActivity(context);
  if (!activity) return unknown;
  const total = countTakenOf(db, activity.id);
  const offset = params.count('page') * PAGE_SIZE;
  const list = listSignUps(db, activity.id, offset, PAGE_SIZE);
  return data({
    list: list.map((entry) => formatEntry(entry, addresses)),
    total,
    hasMore: offset + list.length < total && list.length > 0,
  });
};

/** Answers the votes of an activity, with overridden times. */
const activityVote: Call = (context) => {
  const activity = findRequestedActivity(context);
  if (!activity) return unknown;
  const list = votesOf(activity).map(({ id, title, startsAt, endsAt }) => {
    const otherwise = readOverrides(context.db, 'vote', id);
    return {
      voteID: String(id),
      title,
      startTime: formatWireTime(otherwise.startsAt ?? parseChinaTime(startsAt)),
      endTime: formatWireTime(otherwise.endsAt ?? parseChinaTime(endsAt)),
    };
  });
  return data({ list });
};

export const activityCalls: Calls = {
  activityCats,
  activityList,
  myActivityList,
  activityDetail,
  entryList,
  Activityvote: activityVote,
};
