import { filterImageLink, filterLink } from '../link.ts';
import {
  field,
  parseEach,
  parseId,
  parseMoment,
  parseNumber,
  parseRecord,
  parseText,
  type Wire,
} from '../wire.ts';
import type { Voucher, Vouchers } from './types.ts';

/** How editors judged a sign-up. */
export type SignUpState = 'awaiting' | 'accepted' | 'refused';

/** A field of a sign-up as its reader filled it in. */
export interface SignUpValue {
  readonly name: string;
  /** Several of them in one line; the address of a picture. */
  readonly text: string;
  readonly isPicture: boolean;
}

/** What a reader wrote to take part. */
export interface SignUp {
  readonly id: string;
  readonly at: number | null;
  readonly state: SignUpState;
  readonly values: readonly SignUpValue[];
}

/** What getActivityVoucher answers of one reader. */
export interface SignUpVouchers {
  /** null where the reader has not signed up. */
  readonly signUp: SignUp | null;
  readonly vouchers: Vouchers;
  /** Those that are left to be drawn; null without limit. */
  readonly stock: number | null;
  /** Why a draw gave nothing, in the server's words; '' where it gave something. */
  readonly refusal: string;
}

const STATES: Readonly<Record<number, SignUpState>> = {
  0: 'awaiting',
  1: 'accepted',
  2: 'refused',
};

/** Answer of `getActivityVoucher`, with and without a draw. */
export function parseSignUpVouchers(payload: unknown): SignUpVouchers {
  const wire = parseRecord(payload);
  const url = filterLink(field(wire, 'verifyUrl', 'verifyURL'));
  const isRefused = String(field(wire, 'result')) === 'false';
  return {
    signUp: parseSignUp(field(wire, 'entry')),
    vouchers: url
      ? { kind: 'outside', url }
      : { kind: 'list', vouchers: parseEach(field(wire, 'list'), parseVoucher) },
    stock: parseStock(wire),
    refusal: isRefused ? parseText(field(wire, 'failureInfo', 'message')) : '',
  };
}

/** Null (no limit) below 0 and where it is absent: then the server refuses a draw. */
function parseStock(wire: Wire): number | null {
  const stock = parseNumber(wire.stock);
  return stock === null || stock < 0 ? null : Math.trunc(stock);
}

function parseSignUp(value: unknown): SignUp | null {
  const wire = parseRecord(value);
  const values = parseEach(field(wire, 'values', 'signForm'), parseValue);
  const id = parseId(field(wire, 'entryId', 'id'));
  if (id === '' && values.length === 0) return null;
  return {
    id,
    at: parseMoment(field(wire, 'created', 'time')),
    state: STATES[parseNumber(field(wire, 'state', 'status')) ?? 1] ?? 'accepted',
    values,
  };
}

/** What a picture's address ends with, where a server does not say that it is one. */
const PICTURE = /^https?:\/\/\S+\.(?:jpe?g|png|gif|webp)(?:\?\S*)?$/i;

function parseValue(value: unknown): SignUpValue | null {
  const wire = parseRecord(value);
  const name = parseText(field(wire, 'name', 'label'));
  const texts = [field(wire, 'value', 'values')].flat().map(parseText).filter(Boolean);
  const told = texts.join('、');
  const isPicture = parseText(field(wire, 'type')) === 'pic' || PICTURE.test(told);
  const text = isPicture ? filterImageLink(told) : told;
  return name === '' || text === '' ? null : { name, text, isPicture };
}

/** A ticket; null for one that no door would know. */
export function parseVoucher(value: unknown): Voucher | null {
  const wire = parseRecord(value);
  const registCode = parseId(field(wire, 'registCode', 'code'));
  if (registCode === '') return null;
  const usedAt = parseMoment(field(wire, 'usedTime'));
  const until = parseMoment(field(wire, 'endTime'));
  return {
    id: parseId(field(wire, 'voucherId', 'id')) || registCode,
    name: parseText(field(wire, 'name', 'title')),
    registCode,
    state: parseVoucherState(field(wire, 'status', 'state'), { usedAt, until }),
    usedAt,
    until,
    place: parseText(field(wire, 'place', 'shopName')),
  };
}

/**
 * Returns the state of a voucher as the server sent it. The numbers are a guess: 1 is "used"
 * only beside the time of use, and 2 "expired" only beside an end; all else is valid, and the
 * server's to refuse.
 */
export function parseVoucherState(
  status: unknown,
  { usedAt, until }: Pick<Voucher, 'usedAt' | 'until'>,
): Voucher['state'] {
  const number = parseNumber(status);
  if (number === 1 && usedAt !== null) return 'used';
  return number === 2 && until !== null ? 'expired' : 'unused';
}

/** How a ticket stands now: one that nobody used expires while the page is open. */
export const decideVoucherState = (
  { state, until }: Pick<Voucher, 'state' | 'until'>,
  now: number,
): Voucher['state'] => (state === 'unused' && until !== null && now >= until ? 'expired' : state);

/** In groups, as codes are read out and typed: of five where they come out even. */
export function formatRegistCode(code: string): string {
  if (!/^\w{7,}$/.test(code)) return code;
  const size = code.length % 5 === 0 ? 5 : 4;
  return code.replace(new RegExp(`(\\w{${size}})(?=\\w)`, 'g'), '$1 ');
}
