import type { WrittenLocation } from '../form/writtenLocation.ts';
import { formatLocation } from '../form/writtenLocation.ts';
import type { Member } from '../member/memberTypes.ts';
import type { Attached } from './attached.ts';
import type { CircleTag } from './circle.ts';
import type { Post } from './post.ts';

interface OwnPost {
  readonly id: string;
  readonly inReview: boolean;
  readonly circle: { readonly id: string; readonly name: string };
  readonly member: Pick<Member, 'uid' | 'nickname' | 'icon'>;
  readonly text: string;
  readonly tag: CircleTag | null;
  readonly place: WrittenLocation | null;
  readonly attached: readonly Attached[];
  /** Epoch ms. */
  readonly at: number;
}

/** Creates the post that lists show after the reader has sent it. */
export const createOwnPost = ({
  id,
  inReview,
  circle,
  member,
  place,
  at,
  ...post
}: OwnPost): Post => ({
  ...post,
  id,
  circleId: circle.id,
  circleName: circle.name,
  writer: {
    id: member.uid,
    kind: 'reader',
    name: member.nickname,
    icon: member.icon,
    duty: '',
    official: false,
  },
  place: formatLocation(place),
  createdAt: at,
  praises: 0,
  comments: 0,
  isTop: false,
  review: inReview ? 'awaiting' : 'passed',
  reason: '',
  praisedBy: [],
});
