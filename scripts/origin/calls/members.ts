/** Members. */

import type { DatabaseSync } from 'node:sqlite';
import { answerFound, type Calls, type MemberContext, requireMember } from '../callContext.ts';
import { type Answer, data, unknown } from '../envelope.ts';
import { findByUserId, findMember, hasAccount, type Member } from '../store/members.ts';
import { answers, questions } from '../store/questions.ts';
import type { MemberTokens } from '../store/tokens.ts';
import { REVIEW, writings } from '../store/writings.ts';
import type { Addresses } from '../wire/addresses.ts';
import { formatWireTime } from '../wire/time.ts';

/** The public profile of a reader. */
interface PublicReader {
  /** The `userId` of the reader's texts. */
  readonly id: number;
  readonly nickname: string;
  /** '' for the portrait that the origin draws. */
  readonly head: string;
  readonly official: boolean;
  readonly posts: number;
  readonly praises: number;
  /** Null for a reader in the sample content who is not a member. */
  readonly joinedAt: number | null;
}

/** Returns a member by `userId` or `uid`, or a reader in the sample content; null for any other id. */
function findPublicReader(db: DatabaseSync, uid: number): PublicReader | null {
  const member = findByUserId(db, uid) ?? findMember(db, uid);
  if (member?.forbidden) return null;
  const id = member?.userId ?? uid;
  const nickname = member?.nickname ?? findSampleName(db, id);
  if (nickname === null) return null;
  const posts = writings(db).list(
    (row) => row.kind === 'post' && row.userId === id && row.state === REVIEW.passed,
  );
  return {
    id,
    nickname,
    head: member?.head ?? '',
    official: member?.official ?? false,
    posts: posts.length,
    praises: posts.reduce((sum, { praises }) => sum + praises, 0),
    joinedAt: member?.joinedAt ?? null,
  };
}

/** Returns the name of an author in the sample content by id; null without a public text. */
function findSampleName(db: DatabaseSync, id: number): string | null {
  const isOf = ({ userId }: { readonly userId: number }) => userId === id;
  const text =
    writings(db).find(
      (row) => isOf(row) && ['post', 'moment'].includes(row.kind) && row.state === REVIEW.passed,
    ) ??
    questions(db).find((row) => isOf(row) && row.review === REVIEW.passed) ??
    answers(db).find(isOf);
  return text?.model.user ?? null;
}

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
function formatPublicMember(reader: PublicReader, addresses: Addresses) {
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

/** Answers a member for the member centre; only the member's own answer contains private fields. */
function answerMember({ db, member, addresses }: MemberContext, found: Member | null): Answer {
  if (!found) return unknown;
  return data({
    userid: String(found.userId),
    uid: String(found.uid),
    nickname: found.nickname,
    head: formatHead(found, addresses),
    ...(found.uid === member.uid && {
      isRefOauth: hasAccount(db, found.uid) ? 1 : 0,
      phone: found.phone === null ? '' : maskPhone(found.phone),
      sex: '0',
      score: String(found.score),
      areaCode: AREA_CODE,
    }),
  });
}

/** Answers the member with `uid`; without it the logged-in member. */
const getMemberInfo = requireMember((context) => {
  const { db, params, member } = context;
  const uid = params.has('uid') ? params.count('uid') : member.uid;
  return answerMember(context, findMember(db, uid));
});

/** Answers the member with `userid`; without it the logged-in member. */
const getUserInfo = requireMember((context) => {
  const { db, params, member } = context;
  const userid = params.has('userid') ? params.count('userid') : member.userId;
  return answerMember(context, findByUserId(db, userid));
});

/** Answers the public profile of a reader. */
const publicInfo = answerFound(
  ({ db, params }) => findPublicReader(db, params.count('uid', params.count('userID'))),
  (found, { addresses }) => formatPublicMember(found, addresses),
);

export const memberCalls: Calls = {
  getMemberInfo,
  getUserInfo,
  'member/info': getMemberInfo,
  'member/publicInfo': publicInfo,
};
