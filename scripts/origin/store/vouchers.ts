import { randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { bindReader, type Reader } from './reader.ts';
import { OWN, type SignUp } from './signUps.ts';

export const VOUCHER_STATUS = { unused: 0, used: 1 } as const;

/** A voucher that a reader has drawn. */
export interface Voucher {
  readonly id: number;
  readonly activityId: number;
  readonly entryId: number;
  readonly registCode: string;
  readonly used: boolean;
  /** Epoch ms; 0 before it is used. */
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

/** Without characters that look alike; ten of them are 50 bits, which cannot be guessed. */
const CODE_CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;

const createCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () =>
    CODE_CHARACTERS.charAt(randomInt(CODE_CHARACTERS.length)),
  ).join('');

/** Normalises a typed code: width, case, spaces and hyphens are ignored. */
export const parseRegistCode = (typed: string): string =>
  typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();

export function countVouchers(db: DatabaseSync, activityId: number): number {
  const row = db
    .prepare('SELECT count(*) AS n FROM activity_vouchers WHERE activity_id = ?')
    .get(activityId);
  return Number(row?.n ?? 0);
}

/** Stores a voucher for a sign-up. */
export function drawVoucher(db: DatabaseSync, entry: SignUp, at: number): void {
  db.prepare(
    `INSERT INTO activity_vouchers (activity_id, entry_id, member_id, device, regist_code, status,
       drawn_at, used_at, shop) VALUES (?, ?, ?, ?, ?, ${VOUCHER_STATUS.unused}, ?, 0, '')`,
  ).run(entry.activityId, entry.id, entry.reader.memberId, entry.reader.device, createCode(), at);
}

/** Lists the vouchers that the reader may read. */
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

/** Returns the voucher with a code of an activity, or of any activity for 0; null for none. */
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

/** Marks a voucher as used; false when it was used before. */
export function chargeVoucher(db: DatabaseSync, id: number, shop: string, at: number): boolean {
  const row = db
    .prepare(
      `UPDATE activity_vouchers SET status = ${VOUCHER_STATUS.used}, used_at = ?, shop = ?
       WHERE id = ? AND status = ${VOUCHER_STATUS.unused} RETURNING id`,
    )
    .get(at, shop, id);
  return row !== undefined;
}
