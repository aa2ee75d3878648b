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
import { formatLooseNumber } from '../wire/loose.ts';
import { formatWireTime, parseChinaTime } from '../wire/time.ts';
import { slicePage } from './paging.ts';

// Guesses: no answer of a server with these objects is known (src/docs/wireFields.md).

function formatCircle(circle: SampleCircle, context: CallContext) {
  const { db, addresses } = context;
  const { id } = circle;
  const followed = { type: FOLLOWED.circle, id };
  const members = circle.members + countFollowers(db, followed);
  const posts = countPassed(db, 'post', { targetId: id });
  return {
    id,
    name: circle.name,
    description: circle.description,
    icon: addresses.logo(`column-${id}.jpg`),
    banner: circle.banner ? addresses.image(circle.banner) : '',
    memberCount: formatLooseNumber(members, id, 'memberCount'),
    postCount: formatLooseNumber(posts, id, 'postCount'),
    noticeList: NOTICES.filter((notice) => notice.circle === id).map(formatNoticeRow),
    tags: circle.tags,
    needAudit: circle.reviews ? 1 : 0,
    isFollow: isFollowing(db, followed, readReader(context)) ? 1 : 0,
  };
}

const formatNoticeRow = ({ id, title, at }: SampleNotice) => ({
  id,
  title,
  created: formatWireTime(parseChinaTime(at)),
});

const circleList: Call = (context) =>
  data({
    list: slicePage(CIRCLES, context.params).map((circle) => formatCircle(circle, context)),
  });

const circleDetail = answerFound(({ params }) => findCircle(params.count('id')), formatCircle);

const noticeDetail = answerFound(
  ({ params }) => NOTICES.find(({ id }) => id === params.count('id')),
  (notice) => ({
    ...formatNoticeRow(notice),
    content: notice.html,
    author: notice.author,
    circleId: notice.circle,
    circleName: findCircle(notice.circle)?.name ?? '',
  }),
);

export const circleCalls: Calls = {
  'circle-list': circleList,
  'circle-detail': circleDetail,
  'notice-detail': noticeDetail,
};
