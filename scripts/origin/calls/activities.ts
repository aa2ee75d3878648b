/**
 * Activities: serves `activityList`, `activityDetail`, `entryList`, `Activityvote` on host
 * `app_if`. Wire form: src/docs/wireFields.md.
 */

import { BIG_VOTES } from '../../sample/bigVotes/votes.ts';
import type { Call, CallContext, Calls } from '../callContext.ts';
import { data, unknown } from '../envelope.ts';
import { readReader } from '../idempotency.ts';
import { ACCESS, readAccesses } from '../store/access.ts';
import { type Activity, findActivity, listActivities } from '../store/activities.ts';
import { readOverrides } from '../store/overrides.ts';
import { countTaken, countTakenOf, hasSignedUp, listSignUps } from '../store/signUps.ts';
import { formatActivity, formatActivityDetail } from '../wire/activity.ts';
import { formatEntry } from '../wire/signUps.ts';
import { formatWireTime, parseChinaTime } from '../wire/time.ts';
import { PAGE_SIZE, slicePage } from './paging.ts';

/** `catID` of all categories. */
const ALL = '-1';

/** Returns the activity of a request; null when there is none. */
export const findRequestedActivity = ({ db, params }: CallContext): Activity | null =>
  findActivity(db, params.count('fileId', params.count('id')));

const activityList: Call = ({ db, params, addresses }) => {
  const category = params.text('catID', ALL);
  const found = listActivities(db).filter(
    ({ sample }) => category === ALL || String(sample.category) === category,
  );
  const taken = countTaken(db);
  const accesses = readAccesses(db, ACCESS.activity);
  return data({
    list: slicePage(found, params).map((one) => {
      const counts = { taken: taken.get(one.id) ?? 0, accesses: accesses.get(one.id) ?? 0 };
      return formatActivity(one, counts, addresses);
    }),
  });
};

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
  activityList,
  activityDetail,
  entryList,
  Activityvote: activityVote,
};
