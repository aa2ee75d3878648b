import * as read from '../read.ts';
import { field, isNone, parseRecord } from '../wire.ts';

/** The public profile of a member. */
export type PublicMember = read.Parsed<typeof parsePublicMember>;

/**
 * Returns the public profile of a member; null when there is none. Private fields that a server
 * may send (telephone, address, birthday) are not read.
 */
export function parsePublicMember(payload: unknown, id: string) {
  const sent = parseRecord(payload);
  const wire = parseRecord(field(sent, 'member', 'user', 'info') ?? sent);
  if (isNone(wire)) return null;
  const member = {
    id,
    name: read.line(wire, 'nickname', 'nickName', 'userName'),
    icon: read.image(wire, 'head', 'userIcon', 'icon'),
    official: read.flag(wire, 'isOfficial'),
    posts: read.count(wire, 'postCount', 'countPost'),
    praises: read.count(wire, 'praiseCount', 'countPraise'),
    /** Start of the membership. */
    joinedAt: read.time(wire, 'created', 'createTime', 'regTime'),
  };
  const hasNoDetails =
    !member.name && !member.icon && member.joinedAt === null && !field(wire, 'uid', 'userID');
  return hasNoDetails && member.posts + member.praises === 0 ? null : member;
}
