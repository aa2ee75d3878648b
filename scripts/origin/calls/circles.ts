/** Circles of readers. */

import {
  CIRCLES,
  findCircle,
  NOTICES,
  type SampleCircle,
  type SampleNotice,
} from '../../sample/circles.ts';
import { answerFound, type Call, type CallContext, type Calls } from '../callContext.ts';
import { data } from '../envelope.ts';
import { readReader } from '../idempotency.ts';
import { countFollowers, FOLLOWED, isFollowing } from '../store/follows.ts';
import { countPassed } from '../store/writings.ts';
import type { Addresses } from '../wire/addresses.ts';
import { formatLooseNumber } from '../wire/loose.ts';
import { formatWireTime, parseChinaTime } from '../wire/time.ts';
import { slicePage } from './paging.ts';

// Guesses: no answer of a server with these objects is known (src/docs/wireFields.md).

/** Counters of a circle. */
interface CircleCounts {
  readonly members: number;
  readonly posts: number;
  readonly isJoined: boolean;
}

function formatCircle(
  circle: SampleCircle,
  notices: readonly SampleNotice[],
  { members, posts, isJoined }: CircleCounts,
  addresses: Addresses,
) {
  return {
    id: circle.id,
    name: circle.name,
    description: circle.description,
    icon: addresses.logo(`column-${circle.id}.jpg`),
    banner: circle.banner ? addresses.image(circle.banner) : '',
    memberCount: formatLooseNumber(members, circle.id, 'memberCount'),
    postCount: formatLooseNumber(posts, circle.id, 'postCount'),
    noticeList: notices.map(formatNoticeRow),
    tags: circle.tags,
    needAudit: circle.reviews ? 1 : 0,
    isFollow: isJoined ? 1 : 0,
  };
}

const formatNoticeRow = ({ id, title, at }: SampleNotice) => ({
  id,
  title,
  created: formatWireTime(parseChinaTime(at)),
});

const formatNotice = (notice: SampleNotice, circleName: string) => ({
  ...formatNoticeRow(notice),
  content: notice.html,
  author: notice.author,
  circleId: notice.circle,
  circleName,
});

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

const circleList: Call = (context) =>
  data({
    list: slicePage(CIRCLES, context.params).map((circle) => describeCircle(circle, context)),
  });

const circleDetail = answerFound(({ params }) => findCircle(params.count('id')), describeCircle);

const noticeDetail = answerFound(
  ({ params }) => NOTICES.find(({ id }) => id === params.count('id')),
  (notice) => formatNotice(notice, findCircle(notice.circle)?.name ?? ''),
);

export const circleCalls: Calls = {
  'circle-list': circleList,
  'circle-detail': circleDetail,
  'notice-detail': noticeDetail,
};
