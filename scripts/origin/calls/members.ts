/**
 * Members: serves `getMemberInfo`, `getUserInfo`, `member/info`, `member/publicInfo` on host
 * `app_if`. Wire form: src/docs/wireFields.md.
 */

import { type Call, type Calls, type MemberContext, requireMember } from '../callContext.ts';
import { type Answer, data, unknown } from '../envelope.ts';
import { findByUserId, findMember, hasAccount, type Member } from '../store/members.ts';
import { findPublicReader } from '../store/publicReaders.ts';
import { formatMember, formatPublicMember } from '../wire/member.ts';

function answerMember({ db, member, addresses }: MemberContext, found: Member | null): Answer {
  if (!found) return unknown;
  const own = found.uid === member.uid ? { hasAccount: hasAccount(db, found.uid) } : null;
  return data(formatMember(found, own, addresses));
}

/** Answers the member with `uid`; without it the logged-in member. */
const getMemberInfo = requireMember((context) => {
  const { db, params, member } = context;
  return answerMember(
    context,
    findMember(db, params.has('uid') ? params.count('uid') : member.uid),
  );
});

/** Answers the member with `userid`; without it the logged-in member. */
const getUserInfo = requireMember((context) => {
  const { db, params, member } = context;
  const userid = params.has('userid') ? params.count('userid') : member.userId;
  return answerMember(context, findByUserId(db, userid));
});

/** Answers the public profile of a reader. */
const publicInfo: Call = ({ db, params, addresses }) => {
  const found = findPublicReader(db, params.count('uid', params.count('userID')));
  return found ? data(formatPublicMember(found, addresses)) : unknown;
};

export const memberCalls: Calls = {
  getMemberInfo,
  getUserInfo,
  'member/info': getMemberInfo,
  'member/publicInfo': publicInfo,
};
