import type { Member } from '../store/members.ts';
import type { PublicReader } from '../store/publicReaders.ts';
import type { MemberTokens } from '../store/tokens.ts';
import type { Addresses } from './addresses.ts';
import { formatWireTime } from './time.ts';

/** A phone number of mainland China; codes are sent to no other. */
export const PHONE = /^1[3-9]\d{9}$/;
const AREA_CODE = '0086';

export const maskPhone = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(-4)}`;

/** Formats the address of a member's portrait: uploaded, or drawn by the origin. */
export const formatHead = (member: Member, addresses: Addresses): string =>
  member.head || addresses.call(`amuc/api/member/getPortrait?uid=${member.userId}`);

/** Formats the value of a login (wire 14.7); most fields are strings. */
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

/** Formats the public profile of a reader, without private fields. */
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

/** What only the member's own answer contains. */
interface OwnFields {
  /** Whether the member can log in with an external account. */
  readonly hasAccount: boolean;
}

/** Formats a member for the member centre; `own` is null in the answer for another member. */
export function formatMember(
  member: Member,
  own: OwnFields | null,
  addresses: Addresses,
): Record<string, unknown> {
  return {
    userid: String(member.userId),
    uid: String(member.uid),
    nickname: member.nickname,
    head: formatHead(member, addresses),
    ...(own && {
      isRefOauth: own.hasAccount ? 1 : 0,
      phone: member.phone === null ? '' : maskPhone(member.phone),
      sex: '0',
      score: String(member.score),
      areaCode: AREA_CODE,
    }),
  };
}
