import { randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { defineTable } from '../table.ts';
import { addPoints, listPaid, sum } from './points.ts';

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
export function codeOfMember(db: DatabaseSync, memberId: number): string {
  const known = codes(db).find((row) => row.memberId === memberId);
  if (known) return known.code;
  const code = makeCode();
  return findInviter(db, code) === null
    ? codes(db).add({ memberId, code }).code
    : codeOfMember(db, memberId);
}

/** Returns the `userId` of the member with a code, ignoring case, spaces and hyphens; null for an unknown code. */
export function findInviter(db: DatabaseSync, typed: string): number | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return codes(db).find((row) => row.code === code)?.memberId ?? null;
}

/** Returns the code with which a member was invited; '' for none. */
export function codeOfGuest(db: DatabaseSync, guestId: number): string {
  const invited = invitations(db).find((row) => row.guestId === guestId);
  return invited ? codeOfMember(db, invited.inviterId) : '';
}

export const isInvited = (db: DatabaseSync, guestId: number): boolean =>
  invitations(db).find((row) => row.guestId === guestId) !== undefined;

const isDeviceKnown = (db: DatabaseSync, device: string): boolean =>
  device !== '' && invitations(db).find((row) => row.device === device) !== undefined;

/** Stores that a friend is about to download the app; false where the device was invited before. */
export function inviteDevice(db: DatabaseSync, invited: Omit<Invitation, 'guestId'>): boolean {
  if (isDeviceKnown(db, invited.device)) return false;
  invitations(db).add({ ...invited, guestId: 0 });
  return true;
}

/** Returns the id of this inviter's invitation of a device; null for none. */
export const findByDevice = (db: DatabaseSync, inviterId: number, device: string): number | null =>
  invitations(db).find((row) => row.inviterId === inviterId && row.device === device)?.id ?? null;

/**
 * Stores that a friend entered a code; returns the id of the invitation, null when the
 * friend had entered a code before. A recorded download without a friend is assigned to the
 * friend (of the same device first), so that one friend is not paid for twice: app and
 * browser may have different device ids for one phone.
 */
export function inviteGuest(db: DatabaseSync, guest: Invitation): number | null {
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

/** Credits the inviter once per invitation; false when that is done already. */
export function payInviter(
  db: DatabaseSync,
  id: number,
  { inviterId, score, at }: { readonly inviterId: number; readonly score: number; at: number },
): boolean {
  const entry = { memberId: inviterId, type: INVITED, score, message: '邀请好友', at };
  return addPoints(db, { ...entry, key: `${PAID_KEY}${id}` });
}

/** Credits the invited member once. */
export function payGuest(
  db: DatabaseSync,
  { guestId, score, at }: { readonly guestId: number; readonly score: number; at: number },
): boolean {
  const entry = { memberId: guestId, type: INVITED, score, message: '填写邀请码', at };
  return addPoints(db, { ...entry, key: `invited ${guestId}` });
}

/** Counts the invitations that were credited to a member since a time. */
export const countPaid = (db: DatabaseSync, inviterId: number, since: number): number =>
  listPaid(db, inviterId, INVITED, since).length;

/** Returns a member's number of invitations and the points credited for them. */
export const sumInvitations = (
  db: DatabaseSync,
  inviterId: number,
): { readonly invited: number; readonly points: number } => ({
  invited: invitations(db).count((row) => row.inviterId === inviterId),
  points: sum(listPaid(db, inviterId, INVITED).filter(({ key }) => key.startsWith(PAID_KEY))),
});
