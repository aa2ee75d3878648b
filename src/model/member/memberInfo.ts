import * as read from '../read.ts';
import { field, isNone, parseCount, parseFlag, parseNumber, parseRecord } from '../wire.ts';
import type { Member } from './memberTypes.ts';
import { maskPhone } from './phone.ts';

const SEX = new Map<string, 'unknown' | 'male' | 'female'>([
  ['1', 'male'],
  ['2', 'female'],
]);

/** The member centre's profile of a member. */
export type MemberInfo = read.Parsed<typeof parseMemberInfo>;

/** Returns the member centre's profile of a member (wire 14.7); null without one. */
export function parseMemberInfo(payload: unknown) {
  const wire = parseRecord(payload);
  const nested = read.record(wire, 'member', 'user', 'userInfo');
  const all = { ...wire, ...nested };
  const uid = read.id(all, 'uid', 'userid', 'userID', 'userId');
  if (isNone(all) || !uid) return null;
  return {
    uid,
    userId: read.id(all, 'userid', 'userID', 'userId', 'uid'),
    nickname: read.line(all, 'nickname') || maskPhone(field(all, 'username', 'phone')),
    icon: read.image(all, 'head', 'userIcon'),
    /** Masked by the server; '' when no phone is bound. */
    phone: maskPhone(field(all, 'phone')),
    score: read.count(all, 'score'),
    sex: SEX.get(read.text(all, 'sex')) ?? 'unknown',
    /** Whether the member can log in with the messenger; null when the server does not say. */
    hasMessenger: parseBound(field(all, 'isRefOauth')),
  };
}

/** Returns the member updated with the member centre's profile. */
export const mergeMemberInfo = (member: Member, info: MemberInfo): Member => ({
  ...member,
  nickname: info.nickname || member.nickname,
  icon: info.icon || member.icon,
  phone: member.phone || info.phone,
});

const parseBound = (value: unknown): boolean | null =>
  value === undefined ? null : parseFlag(value);

/** Returns the answer of `member/score`: a number as text; null for the sentence of a failure. */
export function parseMemberScore(payload: unknown): number | null {
  const score = parseNumber(payload);
  return score === null ? null : parseCount(score);
}
