import * as read from '../read.ts';
import { field, isNone, parseId, parseRecord, parseText, parseTimestamp } from '../wire.ts';
import { parseVoucherState, type VoucherState } from './vouchers.ts';

/** The voucher that staff at the entrance want to redeem. */
export interface WriteOffCode {
  /** '' when unknown; the server then finds the voucher by its code alone. */
  readonly activityId: string;
  readonly registCode: string;
}

/** Why a voucher cannot be redeemed; `other` is explained by the server's message. */
export type WriteOffRefusal = 'unknown' | 'used' | 'expired' | 'shop' | 'other';

/** A voucher as staff see it before they redeem it. */
export interface VoucherPreview {
  readonly name: string;
  readonly state: VoucherState;
  /** The holder's name, partly masked. */
  readonly holder: string;
  readonly until: number | null;
  readonly usedAt: number | null;
  /** Title of the activity; '' when the server sent none. */
  readonly activity: string;
}

export type WriteOffPreview =
  | { readonly voucher: VoucherPreview }
  | { readonly refusal: WriteOffRefusal; readonly message: string };

const REFUSALS: readonly WriteOffRefusal[] = ['unknown', 'used', 'expired', 'shop'];

const parseRefusal = (value: unknown): WriteOffRefusal => {
  const reason = parseText(value);
  return REFUSALS.find((known) => known === reason) ?? 'other';
};

const isTaken = (answer: ReturnType<typeof parseRecord>): boolean =>
  read.flag(answer, 'result', 'success');

/** Returns the answer of `voucherDetail`. A used voucher can still be previewed. */
export function parseWriteOffPreview(payload: unknown): WriteOffPreview {
  const answer = parseRecord(payload);
  const wire = read.record(answer, 'voucher');
  if (isNone(wire)) {
    return {
      refusal: isTaken(answer) ? 'unknown' : parseRefusal(field(answer, 'reason')),
      message: read.line(answer, 'failureInfo', 'message'),
    };
  }
  const until = read.time(wire, 'endTime');
  const usedAt = parseTimestamp(field(wire, 'usedTime') ?? field(answer, 'usedTime'));
  return {
    voucher: {
      name: read.line(wire, 'name'),
      state: parseVoucherState(field(wire, 'status', 'state'), { usedAt, until }),
      holder: read.line(wire, 'holder', 'userName'),
      until,
      usedAt,
      activity: read.line(read.record(answer, 'activity'), 'title'),
    },
  };
}

/** The server's answer to a redemption; `refusal` is null when it was accepted. */
export type WriteOffAnswer = read.Parsed<typeof parseWriteOffAnswer>;

/** Returns the answer of `chargeOff`. */
export function parseWriteOffAnswer(payload: unknown) {
  const answer = parseRecord(payload);
  return {
    refusal: isTaken(answer) ? null : parseRefusal(field(answer, 'reason')),
    /** The server's message. */
    message: read.line(answer, 'failureInfo', 'message'),
    name: read.line(answer, 'name'),
    /** Time of redemption: this one, or the earlier one. */
    usedAt: read.time(answer, 'usedTime'),
  };
}

/** Blanks and dashes that are typed between groups; they carry no meaning. */
const GAPS = /[\s\u2010-\u2015-]+/g;

/** Returns a typed or scanned code in normal form; '' when it is not a code. */
export const parseTypedCode = (text: string): string =>
  parseId(text.normalize('NFKC').trim()) || parseId(text.normalize('NFKC').replace(GAPS, ''));
