/**
 * Circles of readers: serves `circle-list`, `circle-detail`, `notice-detail` on hosts `app_if`
 * and `nis`. Wire form: src/docs/wireFields.md.
 */

import { CIRCLES, findCircle, NOTICES, type SampleCircle } from '../../sample/circles.ts';
import type { Call, CallContext, Calls } from '../callContext.ts';
import { data, unknown } from '../envelope.ts';
import { readReader } from '../idempotency.ts';
import { countFollowers, FOLLOWED, isFollowing } from '../store/follows.ts';
import { countPassed } from '../store/writings.ts';
import { formatCircle, formatNotice } from '../wire/circles.ts';
import { PAGE_SIZE } from './paging.ts';

function describeCircle(circle: SampleCircle, context: CallContext) {
  const { db, addresses } = context;
  const followed = { type: FOLLOWED.circle, id: circle.id };
  const notices = NOTICES.filter((notice) => notice.circle === circle.id);
  const counts = {
    members: circle.members + countFollowers(db, followed),
    posts: countPassed(db, 'post', { targetId: circle.id }),
    isJoined: isFollowing(db, followed, readReader(context)),
  };
  return formatCircle(circle, notices, counts, addresses);
}

const circleList: Call = (context) => {
  const offset = context.params.count('page') * PAGE_SIZE;
  const page = CIRCLES.slice(offset, offset + PAGE_SIZE);
  return data({ list: page.map((circle) => describeCircle(circle, context)) });
};

const circleDetail: Call = (context) => {
  const circle = findCircle(context.params.count('id'));
  return circle ? data(describeCircle(circle, context)) : unknown;
};

const noticeDetail: Call = ({ params }) => {
  const id = params.count('id');
  const notice = NOTICES.find((one) => one.id === id);
  return notice ? data(formatNotice(notice, findCircle(notice.circle)?.name ?? '')) : unknown;
};

export const circleCalls: Calls = {
  'circle-list': circleList,
  'circle-detail': circleDetail,
  'notice-detail': noticeDetail,
};
