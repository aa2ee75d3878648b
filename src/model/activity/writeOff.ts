import { parseHtmlText } from '../text.ts';
import { field, isNone, parseFlag, parseId, parseMoment, parseRecord, parseText } from '../wire.ts';
import type { Voucher } from './types.ts';
import { parseVoucherState } from './vouchers.ts';

/** Which voucher the door has in hand. */
export interface WriteOffCode {
  /** '' where nobody named one: the code alone must do. */
  readonly activityId: string;
  readonly registCode: string;
}

/** Why a voucher is not taken; `other` in the server's words. */
export type WriteOffRefusal = 'unknown' | 'used' | 'expired' | 'shop' | 'other';

/** What the door sees of a voucher before it takes it. */
export interface SeenVoucher {
  readonly name: string;
  readonly state: Voucher['state'];
  /** Masked. */
  readonly holder: string;
  readonly until: number | null;
  readonly usedAt: number | null;
  /** What it is for; '' where nobody told. */
  readonly activity: string;
}

export type WriteOffLook =
  | { readonly voucher: SeenVoucher }
  | { readonly refusal: WriteOffRefusal; readonly message: string };

/** What became of it; `refusal` null: it is taken. */
export interface WriteOffAnswer {
  readonly refusal: WriteOffRefusal | null;
  /** The server's words. */
  readonly message: string;
  readonly name: string;
  /** When it was taken: now, or the first time. */
  readonly usedAt: number | null;
}

const REFUSALS: readonly WriteOffRefusal[] = ['unknown', 'used', 'expired', 'shop'];

const parseRefusal = (value: unknown): WriteOffRefusal => {
  const reason = parseText(value);
  return REFUSALS.find((known) => known === reason) ?? 'other';
};

const isTaken = (answer: ReturnType<typeof parseRecord>): boolean =>
  parseFlag(field(answer, 'result', 'success'));

/** What `chargeOff` answers when it only looks. A voucher that was used can still be seen. */
export function parseWriteOffLook(payload: unknown): WriteOffLook {
  const answer = parseRecord(payload);
  const wire = parseRecord(field(answer, 'voucher'));
  if (isNone(wire)) {
    return {
      refusal: isTaken(answer) ? 'unknown' : parseRefusal(field(answer, 'reason')),
      message: parseText(field(answer, 'failureInfo', 'message')),
    };
  }
  const until = parseMoment(field(wire, 'endTime'));
  const usedAt = parseMoment(field(wire, 'usedTime') ?? field(answer, 'usedTime'));
  return {
    voucher: {
      name: parseHtmlText(field(wire, 'name')),
      state: parseVoucherState(field(wire, 'status', 'state'), { usedAt, until }),
      holder: parseText(field(wire, 'holder', 'userName')),
      until,
      usedAt,
      activity: parseHtmlText(field(parseRecord(field(answer, 'activity')), 'title')),
    },
  };
}

/** What `chargeOff` answers when it takes the voucher. */
export function parseWriteOffAnswer(payload: unknown): WriteOffAnswer {
  const answer = parseRecord(payload);
  return {
    refusal: isTaken(answer) ? null : parseRefusal(field(answer, 'reason')),
    message: parseText(field(answer, 'failureInfo', 'message')),
    name: parseHtmlText(field(answer, 'name')),
    usedAt: parseMoment(field(answer, 'usedTime')),
  };
}

/** Blanks and dashes that people put between groups; codes are told apart without them. */
const GAPS = /[\s\u2010-\u2015-]+/g;

/** A code as it was typed or read aloud; '' for what is none. */
export const parseTypedCode = (text: string): string =>
  parseId(text.normalize('NFKC').trim()) || parseId(text.normalize('NFKC').replace(GAPS, ''));
