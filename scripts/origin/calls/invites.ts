/**
 * Invitations: serves `getInviteCode`, `inviteConfig`, `useInviteCode`, `codeImeiRecord`,
 * `addPoins` on host `app_if`. Wire form: src/docs/wireFields.md.
 */

import { INVITATION, INVITATION_RULE } from '../../sample/invitations.ts';
import { type CallContext, type Calls, LOGIN_NEEDED } from '../callContext.ts';
import { type Answer, data } from '../envelope.ts';
import { createIdempotentCalls, type WriteCall } from '../idempotency.ts';
import {
  codeOfGuest,
  codeOfMember,
  countPaid,
  findByDevice,
  findInviter,
  inviteDevice,
  inviteGuest,
  isInvited,
  payGuest,
  payInviter,
  sumInvitations,
} from '../store/invites.ts';
import { findByUserId, findMember, type Member } from '../store/members.ts';
import { formatHead } from '../wire/member.ts';
import { startOfDay } from '../wire/time.ts';

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
  payInviter(db, invitation, { inviterId, score: INVITATION.score, at: now });
  payGuest(db, { guestId, score: INVITATION.friendScore, at: now });
  return createAnswer('1002', '邀请码使用成功', { score: INVITATION.friendScore });
};

/** Stores the device of a friend who is about to download the app, so that it counts once. */
const codeImeiRecord: WriteCall = (context) => {
  const { db, params, member, now } = context;
  const inviterId = findInviter(db, params.text('code'));
  const inviter = inviterId && findByUserId(db, inviterId);
  const device = imeiOf(context);
  if (!inviter || device === '') return NO_SUCH_CODE;
  if (member?.userId === inviterId) return OWN_CODE;
  const name = params.text('name').slice(0, MAX_NAME_LENGTH);
  const isNew =
    !(member && isInvited(db, member.userId)) &&
    inviteDevice(db, { inviterId: inviter.userId, device, name, at: now });
  if (!isNew) return createAnswer('1001', '您已被邀请过');
  return createAnswer('1002', '邀请成功', { member: String(inviter.uid) });
};

/** Credits a recorded invitation once. Beyond the daily limit it is credited when the friend logs in. */
const addPoins: WriteCall = (context) => {
  const { db, params, now } = context;
  const inviterId = findInviter(db, params.text('code'));
  const invitation = inviterId && findByDevice(db, inviterId, imeiOf(context));
  if (!inviterId || !invitation) return createAnswer('1003', '没有邀请记录');
  const isFull = countPaid(db, inviterId, startOfDay(now)) >= INVITATION.paidDownloadsADay;
  const { score } = INVITATION;
  if (isFull) return createAnswer('1002', '今日邀请积分已满', { score: 0 });
  const isPaid = payInviter(db, invitation, { inviterId, score, at: now });
  return isPaid
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
