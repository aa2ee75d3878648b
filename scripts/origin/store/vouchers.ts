import { randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { defineTable, type Stored } from '../table.ts';
import { isOwn, type Reader } from './reader.ts';
import type { SignUp } from './signUps.ts';

interface VoucherRow extends Reader {
  readonly activityId: number;
  readonly entryId: number;
  readonly registCode: string;
  readonly used: boolean;
  /** Epoch ms; 0 before it is used. */
  readonly usedAt: number;
}

/** A voucher that a reader has drawn. */
export type Voucher = Stored<VoucherRow>;

const vouchers = defineTable<VoucherRow>('vouchers');

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

export const countVouchers = (db: DatabaseSync, activityId: number): number =>
  vouchers(db).count((row) => row.activityId === activityId);

/** Stores a voucher for a sign-up. */
export const drawVoucher = (db: DatabaseSync, { id, activityId, reader }: SignUp) =>
  vouchers(db).add({
    activityId,
    entryId: id,
    ...reader,
    registCode: createCode(),
    used: false,
    usedAt: 0,
  });

/** Lists the vouchers that the reader may read. */
export const listOwnVouchers = (
  db: DatabaseSync,
  activityId: number,
  reader: Reader,
): readonly Voucher[] =>
  vouchers(db).list((row) => row.activityId === activityId && isOwn(row, reader));

/** Returns the voucher with a code of an activity, or of any activity for 0; null for none. */
export const findVoucher = (
  db: DatabaseSync,
  activityId: number,
  registCode: string,
): Voucher | null =>
  vouchers(db).find(
    (row) => row.registCode === registCode && (!activityId || row.activityId === activityId),
  ) ?? null;

/** Marks a voucher as used; false when it was used before. */
export const chargeVoucher = (db: DatabaseSync, id: number, at: number): boolean =>
  vouchers(db).get(id)?.used === false && vouchers(db).change(id, { used: true, usedAt: at });
