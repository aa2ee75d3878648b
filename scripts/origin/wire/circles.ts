import type { SampleCircle, SampleNotice } from '../../sample/circles.ts';
import type { Addresses } from './addresses.ts';
import { formatLooseNumber } from './loose.ts';
import { formatWireTime, parseChinaTime } from './time.ts';

// Guesses: no answer of a server with these objects is known (src/docs/wireFields.md).

/** Counters of a circle. */
interface CircleCounts {
  readonly members: number;
  readonly posts: number;
  readonly isJoined: boolean;
}

export function formatCircle(
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

export const formatNotice = (notice: SampleNotice, circleName: string) => ({
  ...formatNoticeRow(notice),
  content: notice.html,
  author: notice.author,
  circleId: notice.circle,
  circleName,
});
