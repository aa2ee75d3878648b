import { randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { addPoints, countPoints } from './points.ts';

/** Without characters that look alike: 0 O, 1 I L, 2 Z, 5 S, B, U V. */
const LETTERS = '346789ACDEFGHJKMNPQRTWXY';
const CODE_LENGTH = 6;

/** `type` of points for invitations; readers cannot report it as an event. */
const INVITED = '邀请';

const makeCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Returns a member's code; creates it at the first request. */
export function codeOfMember(db: DatabaseSync, memberId: number): string {
  const find = db.prepare('SELECT code FROM invite_codes WHERE member_id = ?');
  // A code that another member has is not inserted, and the loop tries the next one.
  const add = db.prepare('INSERT OR IGNORE INTO invite_codes (member_id, code) VALUES (?, ?)');
  for (;;) {
    const row = find.get(memberId);
    if (row) return String(row.code);
    add.run(memberId, makeCode());
  }
}

/** Returns the `userId` of the member with a code, ignoring case, spaces and hyphens; null for an unknown code. */
export function findInviter(db: DatabaseSync, code: string): number | null {
  const row = db
    .prepare('SELECT member_id FROM invite_codes WHERE code = ?')
    .get(code.replace(/[\s-]/g, '').toUpperCase());
  return row ? Number(row.member_id) : null;
}

/** Returns the code with which a member was invited; '' for none. */
export function codeOfGuest(db: DatabaseSync, guestId: number): string {
  const row = db
    .prepare(
      `SELECT code FROM invitations JOIN invite_codes ON member_id = inviter_id
       WHERE guest_id = ?`,
    )
    .get(guestId);
  return row ? String(row.code) : '';
}

export const isInvited = (db: DatabaseSync, guestId: number): boolean =>
  db.prepare('SELECT 1 FROM invitations WHERE guest_id = ?').get(guestId) !== undefined;

export interface InvitedDevice {
  readonly inviterId: number;
  readonly device: string;
  /** The friend's name; '' where the page has none. */
  readonly name: string;
  readonly at: number;
}

/** Stores that a friend is about to download the app; false where the device was invited before. */
export function inviteDevice(
  db: DatabaseSync,
  { inviterId, device, name, at }: InvitedDevice,
): boolean {
  const { changes } = db
    .prepare(
      `INSERT OR IGNORE INTO invitations (inviter_id, guest_id, device, name, at)
       VALUES (?, 0, ?, ?, ?)`,
    )
    .run(inviterId, device, name, at);
  return Number(changes) > 0;
}

/** Returns the id of this inviter's invitation of a device; null for none. */
export function findByDevice(db: DatabaseSync, inviterId: number, device: string): number | null {
  const row = db
    .prepare('SELECT id FROM invitations WHERE inviter_id = ? AND device = ?')
    .get(inviterId, device);
  return row ? Number(row.id) : null;
}

export interface InvitedGuest extends InvitedDevice {
  readonly guestId: number;
}

/**
 * Stores that a friend entered a code; returns the id of the invitation, null when the
 * friend had entered a code before. A recorded download without a friend is assigned to the
 * friend (of the same device first), so that one friend is not paid for twice: app and
 * browser may have different device ids for one phone.
 */
export function inviteGuest(db: DatabaseSync, guest: InvitedGuest): number | null {
  const { inviterId, guestId, device, name, at } = guest;
  if (isInvited(db, guestId)) return null;
  const waiting = db
    .prepare(
      `SELECT id FROM invitations WHERE inviter_id = ? AND guest_id = 0
       ORDER BY device = ? DESC, id LIMIT 1`,
    )
    .get(inviterId, device);
  if (waiting) {
    db.prepare('UPDATE invitations SET guest_id = ? WHERE id = ?').run(guestId, Number(waiting.id));
    return Number(waiting.id);
  }
  const { lastInsertRowid } = db
    .prepare(
      // The device may already belong to another inviter's invitation.
      `INSERT INTO invitations (inviter_id, guest_id, device, name, at)
       SELECT $inviter, $guest,
         CASE WHEN EXISTS (SELECT 1 FROM invitations WHERE device = $device) THEN ''
           ELSE $device END, $name, $at`,
    )
    .run({ $inviter: inviterId, $guest: guestId, $device: device, $name: name, $at: at });
  return Number(lastInsertRowid);
}

const keyOfInvitation = (id: number) => `invitation ${id}`;

/** Credits the inviter once per invitation; false when that is done already. */
export function payInviter(
  db: DatabaseSync,
  id: number,
  { inviterId, score, at }: { readonly inviterId: number; readonly score: number; at: number },
): boolean {
  const key = keyOfInvitation(id);
  return addPoints(db, { memberId: inviterId, type: INVITED, score, message: '邀请好友', at, key });
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
  countPoints(db, inviterId, INVITED, since);

/** Returns a member's number of invitations and the points credited for them. */
export function sumInvitations(
  db: DatabaseSync,
  inviterId: number,
): { readonly invited: number; readonly points: number } {
  const row = db
    .prepare(
      `SELECT (SELECT count(*) FROM invitations WHERE inviter_id = $id) AS invited,
        (SELECT total(score) FROM points
         WHERE member_id = $id AND type = $type AND key LIKE 'invitation %') AS points`,
    )
    .get({ $id: inviterId, $type: INVITED });
  return { invited: Number(row?.invited ?? 0), points: Number(row?.points ?? 0) };
}
