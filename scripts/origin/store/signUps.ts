import { randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { FormAnswer } from '../formAnswers.ts';
import { defineTable, descending, type Part, type Stored, takePart } from '../table.ts';
import { countBy } from './access.ts';
import { isIdentified, isOwn, isSameReader, type Reader } from './reader.ts';

/** Review state of a sign-up. */
export const ENTRY_STATE = { awaiting: 0, accepted: 1, refused: 2 } as const;
type EntryState = (typeof ENTRY_STATE)[keyof typeof ENTRY_STATE];

interface NewSignUp {
  readonly activityId: number;
  readonly reader: Reader;
  readonly createdAt: number;
  readonly state: EntryState;
  readonly origin: 'edition' | 'reader';
  readonly idempotencyKey: string;
  readonly model: {
    /** Public only in masked form. */
    readonly name: string;
    /** Name of an image; '' for none. */
    readonly icon: string;
    readonly phone: string;
    readonly answers: readonly FormAnswer[];
  };
}

export type SignUp = Stored<NewSignUp>;

/** Ids of readers' sign-ups are far above those of the sample content. */
export const signUps = defineTable<NewSignUp>('signUps', 100_001);

const isTaken = ({ state }: NewSignUp): boolean => state !== ENTRY_STATE.refused;

/** Counts the sign-ups of each activity, without refused ones, by activity id. */
export const countTaken = (db: DatabaseSync): ReadonlyMap<number, number> =>
  countBy(signUps(db).list(isTaken), ({ activityId }) => activityId);

/** Counts the sign-ups of an activity, without refused ones. */
export const countTakenOf = (db: DatabaseSync, activityId: number): number =>
  signUps(db).count((row) => row.activityId === activityId && isTaken(row));

/** Whether the reader has signed up: as a member on any device, or from this device. */
export const hasSignedUp = (db: DatabaseSync, activityId: number, reader: Reader): boolean =>
  isIdentified(reader) &&
  signUps(db).find((row) => row.activityId === activityId && isSameReader(row.reader, reader)) !==
    undefined;

/** Returns the sign-up that the reader may read, the member's before the device's; null for none. */
export function findOwnSignUp(db: DatabaseSync, activityId: number, reader: Reader): SignUp | null {
  const own = signUps(db).list((row) => row.activityId === activityId && isOwn(row.reader, reader));
  return own.find((row) => row.reader.memberId !== 0) ?? own[0] ?? null;
}

export const findSignUp = (db: DatabaseSync, id: number): SignUp | null =>
  signUps(db).get(id) ?? null;

/** Lists sign-ups, newest first, without refused ones. */
export const listSignUps = (db: DatabaseSync, activityId: number, part: Part): readonly SignUp[] =>
  takePart(
    signUps(db)
      .list((row) => row.activityId === activityId && isTaken(row))
      .sort(descending(({ createdAt }) => createdAt)),
    part,
  );

/** Lists the ids of the activities that a member has signed up for, the latest sign-up first. */
export const listSignedUp = (db: DatabaseSync, memberId: number): readonly number[] => [
  ...new Set(
    signUps(db)
      .list((row) => row.reader.memberId === memberId)
      .sort(descending(({ createdAt }) => createdAt))
      .map(({ activityId }) => activityId),
  ),
];

/** Lists readers' sign-ups. For tests. */
export const listReadersSignUps = (db: DatabaseSync, activityId: number) =>
  signUps(db).list((row) => row.activityId === activityId && row.origin === 'reader');

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
