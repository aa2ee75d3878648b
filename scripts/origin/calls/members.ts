/**
 * Members: serves `getMemberInfo`, `getUserInfo`, `member/info`, `member/publicInfo` on host
 * `app_if`. Wire form: src/docs/wireFields.md.
 */

import { type Call, type Calls, requireMember } from '../callContext.ts';
import { data, unknown } from '../envelope.ts';
import { findByUserId, findMember } from '../store/members.ts';
import { findPublicReader } from '../store/publicReaders.ts';
import { formatMember, formatPublicMember } from '../wire/member.ts';

/** Answers the member with `uid`; without it the logged-in member. */
const getMemberInfo = requireMember(({ db, params, member, addresses }) => {
  const found = findMember(db, params.has('uid') ? params.count('uid') : member.uid);
  return found ? data(formatMember(found, found.uid === member.uid, addresses)) : unknown;
});

/** Answers the member with `userid`; without it the logged-in member. */
const getUserInfo = requireMember(({ db, params, member, addresses }) => {
  const found = findByUserId(db, params.has('userid') ? params.count('userid') : member.userId);
  return found ? data(formatMember(found, found.uid === member.uid, addresses)) : unknown;
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
