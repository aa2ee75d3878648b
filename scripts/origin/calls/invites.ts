/** Invitations. */

import { randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { INVITATION, INVITATION_RULE } from '../../sample/points.ts';
import { type CallContext, type Calls, LOGIN_NEEDED } from '../callContext.ts';
import { type Answer, data } from '../envelope.ts';
import { createIdempotentCalls, type WriteCall } from '../idempotency.ts';
import { findByUserId, findMember, type Member } from '../store/members.ts';
import { addPoints, listPaid, sum } from '../store/points.ts';
import { defineTable } from '../table.ts';
import { startOfDay } from '../wire/time.ts';
import { formatHead } from './members.ts';

/** Without characters that look alike: 0 O, 1 I L, 2 Z, 5 S, B, U V. */
const LETTERS = '346789ACDEFGHJKMNPQRTWXY';
const CODE_LENGTH = 6;

/** `type` of points for invitations; readers cannot report it as an event. */
const INVITED = '邀请';

const codes = defineTable<{ readonly memberId: number; readonly code: string }>('inviteCodes');

interface Invitation {
  readonly inviterId: number;
  /** The friend who entered the code; 0 for a download without a login. */
  readonly guestId: number;
  readonly device: string;
  /** The friend's name; '' where the page has none. */
  readonly name: string;
  readonly at: number;
}

const invitations = defineTable<Invitation>('invitations');

const makeCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Returns a member's code; creates it at the first request. */
function codeOfMember(db: DatabaseSync, memberId: number): string {
  const known = codes(db).find((row) => row.memberId === memberId);
  if (known) return known.code;
  const code = makeCode();
  return findInviter(db, code) === null
    ? codes(db).add({ memberId, code }).code
    : codeOfMember(db, memberId);
}

/** Returns the `userId` of the member with a code, ignoring case, spaces and hyphens; null for an unknown code. */
function findInviter(db: DatabaseSync, typed: string): number | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return codes(db).find((row) => row.code === code)?.memberId ?? null;
}

/** Returns the code with which a member was invited; '' for none. */
function codeOfGuest(db: DatabaseSync, guestId: number): string {
  const invited = invitations(db).find((row) => row.guestId === guestId);
  return invited ? codeOfMember(db, invited.inviterId) : '';
}

const isInvited = (db: DatabaseSync, guestId: number): boolean =>
  invitations(db).find((row) => row.guestId === guestId) !== undefined;

const isDeviceKnown = (db: DatabaseSync, device: string): boolean =>
  device !== '' && invitations(db).find((row) => row.device === device) !== undefined;

/**
 * Stores that a friend entered a code; returns the id of the invitation, null when the
 * friend had entered a code before. A recorded download without a friend is assigned to the
 * friend (of the same device first), so that one friend is not paid for twice: app and
 * browser may have different device ids for one phone.
 */
function inviteGuest(db: DatabaseSync, guest: Invitation): number | null {
  const { inviterId, guestId, device } = guest;
  if (isInvited(db, guestId)) return null;
  const waiting = invitations(db).list((row) => row.inviterId === inviterId && !row.guestId);
  const [first] = waiting;
  const own = waiting.find((row) => row.device === device) ?? first;
  if (own) {
    invitations(db).change(own.id, { guestId });
    return own.id;
  }
  // The device may already belong to another inviter's invitation.
  return invitations(db).add({ ...guest, device: isDeviceKnown(db, device) ? '' : device }).id;
}

const PAID_KEY = 'invitation ';

/** Credits points once per key; false when that is done already. */
const pay = (
  { db, now: at }: CallContext,
  memberId: number,
  key: string,
  score: number,
  message: string,
): boolean => addPoints(db, { memberId, type: INVITED, score, message, at, key });

/** Returns a member's number of invitations and the points credited for them. */
const sumInvitations = (db: DatabaseSync, memberId: number) => ({
  invited: invitations(db).count((row) => row.inviterId === memberId),
  points: sum(listPaid(db, memberId, INVITED).filter(({ key }) => key.startsWith(PAID_KEY))),
});

/** `code` for an unknown member (wire 14.8). */
const NO_CODE = '0';

const createAnswer = (
  code: string,
  msg: string,
  more: Readonly<Record<string, unknown>> = {},
): Answer => data({ code, msg, ...more });
const NO_SUCH_CODE = createAnswer('1003', '邀请码不存在');
const OWN_CODE = createAnswer('1004', '不能使用自己的邀请码');

const MAX_NAME_LENGTH = 50;
const MAX_DEVICE_LENGTH = 100;

/** Returns the member with `uid`, or the logged-in member without it; null when blocked or unknown. */
function memberOf({ db, params, member }: CallContext): Member | null {
  const found = params.has('uid') ? findMember(db, params.count('uid')) : member;
  return found && !found.forbidden ? found : null;
}

/** Returns the friend's device id. */
const imeiOf = ({ params, device }: CallContext): string =>
  (params.text('imei') || device).slice(0, MAX_DEVICE_LENGTH);

const getInviteCode: WriteCall = (context) => {
  const found = memberOf(context);
  if (!found) return createAnswer(NO_CODE, '会员不存在');
  return createAnswer(codeOfMember(context.db, found.userId), 'success');
};

/** Answers the points for an invitation and the inviter: by `code`, else the logged-in member. */
const inviteConfig: WriteCall = (context) => {
  const { db, params, member, addresses } = context;
  const code = params.text('code');
  const inviterId = code ? findInviter(db, code) : null;
  const inviter = code ? inviterId && findByUserId(db, inviterId) : memberOf(context);
  const isOwn = inviter && member?.uid === inviter.uid;
  return data({
    score: INVITATION.score,
    friendScore: INVITATION.friendScore,
    rule: INVITATION_RULE,
    codeMsg: code && !inviter ? '邀请码不存在' : '',
    member: inviter
      ? {
          uid: String(inviter.uid),
          nickname: inviter.nickname,
          head: formatHead(inviter, addresses),
          // The number of invitations is private.
          ...(isOwn && {
            ...sumInvitations(db, inviter.userId),
            usedCode: codeOfGuest(db, inviter.userId),
          }),
        }
      : {},
  });
};

/** Stores who invited a member; credits both of them once. */
const useInviteCode: WriteCall = (context) => {
  const { db, params, member, device, now } = context;
  if (!member) return LOGIN_NEEDED;
  const inviterId = findInviter(db, params.text('code'));
  if (inviterId === null) return NO_SUCH_CODE;
  const guestId = member.userId;
  if (inviterId === guestId) return OWN_CODE;
  const guest = { inviterId, guestId, device, name: member.nickname, at: now };
  const invitation = inviteGuest(db, guest);
  if (invitation === null) return createAnswer('1001', '您已填写过邀请码');
  const { score, friendScore } = INVITATION;
  pay(context, inviterId, `${PAID_KEY}${invitation}`, score, '邀请好友');
  pay(context, guestId, `invited ${guestId}`, friendScore, '填写邀请码');
  return createAnswer('1002', '邀请码使用成功', { score: friendScore });
};

/** Stores the device of a friend who is about to download the app, so that it counts once. */
const codeImeiRecord: WriteCall = (context) => {
  const { db, params, member, now } = context;
  const inviterId = findInviter(db, params.text('code'));
  const inviter = inviterId && findByUserId(db, inviterId);
  const device = imeiOf(context);
  if (!inviter || device === '') return NO_SUCH_CODE;
  if (member?.userId === inviterId) return OWN_CODE;
  if ((member && isInvited(db, member.userId)) || isDeviceKnown(db, device)) {
    return createAnswer('1001', '您已被邀请过');
  }
  const name = params.text('name').slice(0, MAX_NAME_LENGTH);
  invitations(db).add({ inviterId: inviter.userId, guestId: 0, device, name, at: now });
  return createAnswer('1002', '邀请成功', { member: String(inviter.uid) });
};

/** Credits a recorded invitation once. Beyond the daily limit it is credited when the friend logs in. */
const addPoins: WriteCall = (context) => {
  const { db, params, now } = context;
  const inviterId = findInviter(db, params.text('code'));
  const device = imeiOf(context);
  const invitation = invitations(db).find(
    (row) => row.inviterId === inviterId && row.device === device,
  );
  if (!inviterId || !invitation) return createAnswer('1003', '没有邀请记录');
  const paid = listPaid(db, inviterId, INVITED, startOfDay(now));
  const { score, paidDownloadsADay } = INVITATION;
  if (paid.length >= paidDownloadsADay)
    return createAnswer('1002', '今日邀请积分已满', { score: 0 });
  return pay(context, inviterId, `${PAID_KEY}${invitation.id}`, score, '邀请好友')
    ? createAnswer('1002', '积分已发放', { score })
    : createAnswer('1001', '积分已发放过', { score: 0 });
};

const CALLS = { getInviteCode, inviteConfig, useInviteCode, codeImeiRecord, addPoins };

/** Under their own names and under those of the member centre (wire 14.8). */
export const inviteCalls: Calls = createIdempotentCalls({
  ...CALLS,
  ...Object.fromEntries(
    Object.entries(CALLS).map(([name, call]) => [`amuc/api/invitecode/${name}`, call]),
  ),
  'invite/siteConf': inviteConfig,
  'amuc/api/invite/siteConf': inviteConfig,
});
