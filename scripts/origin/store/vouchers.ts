import { randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { bindReader, type Reader } from './reader.ts';
import { OWN, type SignUp } from './signUps.ts';

export const VOUCHER_STATUS = { unused: 0, used: 1 } as const;

/** A ticket that somebody drew. */
export interface Voucher {
  readonly id: number;
  readonly activityId: number;
  readonly entryId: number;
  readonly registCode: string;
  readonly used: boolean;
  /** Epoch ms; 0 while it is not used. */
  readonly usedAt: number;
}

type Row = Record<string, unknown>;

const readRow = (row: Row): Voucher => ({
  id: Number(row.id),
  activityId: Number(row.activity_id),
  entryId: Number(row.entry_id),
  registCode: String(row.regist_code),
  used: Number(row.status) === VOUCHER_STATUS.used,
  usedAt: Number(row.used_at),
});

/** Without characters that look like another; 50 bits nobody guesses. */
const CODE_CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;

const createCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () =>
    CODE_CHARACTERS.charAt(randomInt(CODE_CHARACTERS.length)),
  ).join('');

/** A code as it is stored, however it was typed. */
export const parseRegistCode = (typed: string): string =>
  typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();

export function countVouchers(db: DatabaseSync, activityId: number): number {
  const row = db
    .prepare('SELECT count(*) AS n FROM activity_vouchers WHERE activity_id = ?')
    .get(activityId);
  return Number(row?.n ?? 0);
}

/** Gives a ticket to who signed up. */
export function drawVoucher(db: DatabaseSync, entry: SignUp, at: number): void {
  db.prepare(
    `INSERT INTO activity_vouchers (activity_id, entry_id, member_id, device, regist_code, status,
       drawn_at, used_at, shop) VALUES (?, ?, ?, ?, ?, ${VOUCHER_STATUS.unused}, ?, 0, '')`,
  ).run(entry.activityId, entry.id, entry.reader.memberId, entry.reader.device, createCode(), at);
}

/** The tickets that this reader may read. */
export function listOwnVouchers(
  db: DatabaseSync,
  activityId: number,
  reader: Reader,
): readonly Voucher[] {
  return db
    .prepare(`SELECT * FROM activity_vouchers WHERE activity_id = $activity AND ${OWN} ORDER BY id`)
    .all({ $activity: activityId, ...bindReader(reader) })
    .map(readRow);
}

/** The ticket with a code, of an activity; 0 stands for any: no two tickets have one code. */
export function findVoucher(
  db: DatabaseSync,
  activityId: number,
  registCode: string,
): Voucher | null {
  const row = db
    .prepare('SELECT * FROM activity_vouchers WHERE regist_code = ? AND (? = 0 OR activity_id = ?)')
    .get(registCode, activityId, activityId);
  return row ? readRow(row) : null;
}

/** Takes a ticket in; false when somebody did so before. */
export function chargeVoucher(db: DatabaseSync, id: number, shop: string, at: number): boolean {
  const row = db
    .prepare(
      `UPDATE activity_vouchers SET status = ${VOUCHER_STATUS.used}, used_at = ?, shop = ?
       WHERE id = ? AND status = ${VOUCHER_STATUS.unused} RETURNING id`,
    )
    .get(at, shop, id);
  return row !== undefined;
}
