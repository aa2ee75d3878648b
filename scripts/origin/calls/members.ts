import { type Call, type Calls, requireMember } from '../callContext.ts';
import { data, unknown } from '../envelope.ts';
import { findByUserId, findMember } from '../store/members.ts';
import { findPublicReader } from '../store/publicReaders.ts';
import { formatMember, formatPublicMember } from '../wire/member.ts';

/** A member by `uid`; the asking one where it is left out. */
const getMemberInfo = requireMember(({ db, params, member, addresses }) => {
  const found = findMember(db, params.has('uid') ? params.count('uid') : member.uid);
  return found ? data(formatMember(found, found.uid === member.uid, addresses)) : unknown;
});

/** A member by `userid`; the asking one where it is left out. */
const getUserInfo = requireMember(({ db, params, member, addresses }) => {
  const found = findByUserId(db, params.has('userid') ? params.count('userid') : member.userId);
  return found ? data(formatMember(found, found.uid === member.uid, addresses)) : unknown;
});

/** A reader by the id that their texts carry, as everybody sees them. */
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
