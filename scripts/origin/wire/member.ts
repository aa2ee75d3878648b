import type { Member } from '../store/members.ts';
import type { PublicReader } from '../store/publicReaders.ts';
import type { MemberTokens } from '../store/tokens.ts';
import type { Addresses } from './addresses.ts';
import { formatWireTime } from './time.ts';

/** A phone of mainland China, the only ones that get codes. */
export const PHONE = /^1[3-9]\d{9}$/;
const AREA_CODE = '0086';

export const maskPhone = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(-4)}`;

/** A member's picture; where they have none, the portrait that the origin draws. */
export const formatHead = (member: Member, addresses: Addresses): string =>
  member.head || addresses.call(`amuc/api/member/getPortrait?uid=${member.userId}`);

/** The value of a login (interop section 14): mostly texts. */
export function formatLogin(
  member: Member,
  tokens: MemberTokens,
  addresses: Addresses,
  provider: string | null,
): Record<string, unknown> {
  return {
    userid: String(member.userId),
    uid: String(member.uid),
    ...tokens,
    nickname: member.nickname,
    username: member.phone ?? '',
    head: formatHead(member, addresses),
    ...(member.phone !== null && { phone: member.phone, areaCode: AREA_CODE }),
    sex: '0',
    birthday: '',
    address: '',
    score: String(member.score),
    isOpen: 1,
    isDefPassword: member.password === null ? 1 : 0,
    isRefOauth: provider === null ? 0 : 1,
    isFirstOpen: '0',
    ...(provider !== null && { provider }),
  };
}

/** A reader as everybody sees them: nothing that is theirs alone. */
export function formatPublicMember(reader: PublicReader, addresses: Addresses) {
  const { id, nickname, head, official, posts, praises, joinedAt } = reader;
  return {
    uid: String(id),
    nickname,
    head: head || addresses.call(`amuc/api/member/getPortrait?uid=${id}`),
    isOfficial: official ? 1 : 0,
    postCount: posts,
    praiseCount: String(praises),
    created: joinedAt === null ? '' : formatWireTime(joinedAt),
  };
}

/** A member as the member centre tells it: to others without what is theirs alone. */
export function formatMember(
  member: Member,
  isOwn: boolean,
  addresses: Addresses,
): Record<string, unknown> {
  return {
    userid: String(member.userId),
    uid: String(member.uid),
    nickname: member.nickname,
    head: formatHead(member, addresses),
    ...(isOwn && {
      phone: member.phone === null ? '' : maskPhone(member.phone),
      sex: '0',
      score: String(member.score),
      areaCode: AREA_CODE,
    }),
  };
}
