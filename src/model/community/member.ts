import { filterImageLink } from '../link.ts';
import { parseLine } from '../text.ts';
import { field, isNone, parseCount, parseFlag, parseRecord, parseTimestamp } from '../wire.ts';
import type { PublicMember } from './communityTypes.ts';

/**
 * Returns the public profile of a member; null when there is none. Private fields that a server
 * may send (telephone, address, birthday) are not read.
 */
export function parsePublicMember(payload: unknown, id: string): PublicMember | null {
  const sent = parseRecord(payload);
  const wire = parseRecord(field(sent, 'member', 'user', 'info') ?? sent);
  if (isNone(wire)) return null;
  const member = {
    id,
    name: parseLine(field(wire, 'nickname', 'nickName', 'userName')),
    icon: filterImageLink(field(wire, 'head', 'userIcon', 'icon')),
    official: parseFlag(field(wire, 'isOfficial')),
    posts: parseCount(field(wire, 'postCount', 'countPost')),
    praises: parseCount(field(wire, 'praiseCount', 'countPraise')),
    joinedAt: parseTimestamp(field(wire, 'created', 'createTime', 'regTime')),
  };
  const hasNoDetails =
    !member.name && !member.icon && member.joinedAt === null && !field(wire, 'uid', 'userID');
  return hasNoDetails && member.posts + member.praises === 0 ? null : member;
}
