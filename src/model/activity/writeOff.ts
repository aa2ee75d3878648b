import { parseLine } from '../text.ts';
import {
  field,
  isNone,
  parseFlag,
  parseId,
  parseRecord,
  parseText,
  parseTimestamp,
} from '../wire.ts';
import type { Voucher } from './activityTypes.ts';
import { parseVoucherState } from './vouchers.ts';

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
  readonly state: Voucher['state'];
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

/** The server's answer to a redemption; `refusal` is null when it was accepted. */
export interface WriteOffAnswer {
  readonly refusal: WriteOffRefusal | null;
  /** The server's message. */
  readonly message: string;
  readonly name: string;
  /** Time of redemption: this one, or the earlier one. */
  readonly usedAt: number | null;
}

const REFUSALS: readonly WriteOffRefusal[] = ['unknown', 'used', 'expired', 'shop'];

const parseRefusal = (value: unknown): WriteOffRefusal => {
  const reason = parseText(value);
  return REFUSALS.find((known) => known === reason) ?? 'other';
};

const isTaken = (answer: ReturnType<typeof parseRecord>): boolean =>
  parseFlag(field(answer, 'result', 'success'));

/** Returns the answer of `voucherDetail`. A used voucher can still be previewed. */
export function parseWriteOffPreview(payload: unknown): WriteOffPreview {
  const answer = parseRecord(payload);
  const wire = parseRecord(field(answer, 'voucher'));
  if (isNone(wire)) {
    return {
      refusal: isTaken(answer) ? 'unknown' : parseRefusal(field(answer, 'reason')),
      message: parseLine(field(answer, 'failureInfo', 'message')),
    };
  }
  const until = parseTimestamp(field(wire, 'endTime'));
  const usedAt = parseTimestamp(field(wire, 'usedTime') ?? field(answer, 'usedTime'));
  return {
    voucher: {
      name: parseLine(field(wire, 'name')),
      state: parseVoucherState(field(wire, 'status', 'state'), { usedAt, until }),
      holder: parseLine(field(wire, 'holder', 'userName')),
      until,
      usedAt,
      activity: parseLine(field(parseRecord(field(answer, 'activity')), 'title')),
    },
  };
}

/** Returns the answer of `chargeOff`. */
export function parseWriteOffAnswer(payload: unknown): WriteOffAnswer {
  const answer = parseRecord(payload);
  return {
    refusal: isTaken(answer) ? null : parseRefusal(field(answer, 'reason')),
    message: parseLine(field(answer, 'failureInfo', 'message')),
    name: parseLine(field(answer, 'name')),
    usedAt: parseTimestamp(field(answer, 'usedTime')),
  };
}

/** Blanks and dashes that are typed between groups; they carry no meaning. */
const GAPS = /[\s\u2010-\u2015-]+/g;

/** Returns a typed or scanned code in normal form; '' when it is not a code. */
export const parseTypedCode = (text: string): string =>
  parseId(text.normalize('NFKC').trim()) || parseId(text.normalize('NFKC').replace(GAPS, ''));
