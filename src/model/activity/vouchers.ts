import { filterImageLink } from '../link.ts';
import * as read from '../read.ts';
import { parseLine } from '../text.ts';
import { field, isFalse, parseNumber, parseRecord, type Wire } from '../wire.ts';

/**
 * The answer of getActivityVoucher: vouchers, or the address of an external page that shows
 * them.
 */
export type Vouchers =
  | { readonly kind: 'list'; readonly vouchers: readonly Voucher[] }
  /** An address that passed the link filter. */
  | { readonly kind: 'outside'; readonly url: string };

/** The review state of a sign-up. */
export type SignUpState = 'awaiting' | 'accepted' | 'refused';

/** The answer of getActivityVoucher for the current reader. */
export interface SignUpVouchers {
  /** null when the reader has not signed up. */
  readonly signUp: SignUp | null;
  readonly vouchers: Vouchers;
  /** Number of vouchers that can still be drawn; null without limit. */
  readonly stock: number | null;
  /** The server's message when a draw was refused; else ''. */
  readonly refusal: string;
}

const STATES: Readonly<Record<number, SignUpState>> = {
  0: 'awaiting',
  1: 'accepted',
  2: 'refused',
};

/** Returns the answer of `getActivityVoucher`, with or without a draw. */
export function parseSignUpVouchers(payload: unknown): SignUpVouchers {
  const wire = parseRecord(payload);
  const url = read.link(wire, 'verifyUrl', 'verifyURL');
  return {
    signUp: parseSignUp(field(wire, 'entry')),
    vouchers: url
      ? { kind: 'outside', url }
      : { kind: 'list', vouchers: read.each(wire, parseVoucher, 'list') },
    stock: parseStock(wire),
    refusal: isFalse(field(wire, 'result')) ? read.line(wire, 'failureInfo', 'message') : '',
  };
}

/** null (no limit) below 0 and when absent: the server then refuses a draw itself. */
function parseStock(wire: Wire): number | null {
  const stock = parseNumber(wire.stock);
  return stock === null || stock < 0 ? null : Math.trunc(stock);
}

/** A reader's sign-up for an activity. */
export type SignUp = read.Parsed<typeof parseSignUp>;

function parseSignUp(value: unknown) {
  const wire = parseRecord(value);
  return read.filled([['id', 'values']], {
    id: read.id(wire, 'entryId', 'id'),
    at: read.time(wire, 'created', 'time'),
    state: STATES[read.number(wire, 'state', 'status') ?? 1] ?? 'accepted',
    values: read.each(wire, parseValue, 'values', 'signForm'),
  });
}

/** File endings of images, for servers that send no field type. */
const IMAGE_URL = /^(?=\S+$)https?:\/\/.+\.(?:jpe?g|png|gif|webp)(?:\?|$)/i;

/** A form field of a sign-up with the submitted value. */
export type SignUpValue = read.Parsed<typeof parseValue>;

function parseValue(value: unknown) {
  const wire = parseRecord(value);
  const name = read.line(wire, 'name', 'label');
  const texts = [field(wire, 'value', 'values')].flat().map(parseLine).filter(Boolean);
  const joined = texts.join('、');
  const isPicture = read.text(wire, 'type') === 'pic' || IMAGE_URL.test(joined);
  const text = isPicture ? filterImageLink(joined) : joined;
  return name === '' || text === ''
    ? null
    : {
        name,
        /** Several values are joined in one line; an image is its address. */
        text,
        isImage: isPicture,
      };
}

export type VoucherState = 'unused' | 'used' | 'expired';

/** A ticket that is shown at the entrance. */
export type Voucher = read.Parsed<typeof parseVoucher>;

/** Returns a voucher; null without a code, because it could not be redeemed. */
export function parseVoucher(value: unknown) {
  const wire = parseRecord(value);
  const registCode = read.id(wire, 'registCode', 'code');
  const usedAt = read.time(wire, 'usedTime');
  const until = read.time(wire, 'endTime');
  return read.filled(['registCode'], {
    id: read.id(wire, 'voucherId', 'id') || registCode,
    name: read.line(wire, 'name', 'title'),
    /** The code that is entered to redeem it (writeOff). */
    registCode,
    state: parseVoucherState(field(wire, 'status', 'state'), { usedAt, until }),
    usedAt,
    /** End of its validity, epoch ms. */
    until,
    place: read.line(wire, 'place', 'shopName'),
  });
}

/**
 * Returns the state of a voucher as the server sent it. The numbers are a guess: 1 is "used"
 * only beside the time of use, and 2 "expired" only beside an end; all else is valid, and the
 * server's to refuse.
 */
export function parseVoucherState(
  status: unknown,
  { usedAt, until }: Readonly<Record<'usedAt' | 'until', number | null>>,
): VoucherState {
  const number = parseNumber(status);
  if (number === 1 && usedAt !== null) return 'used';
  return number === 2 && until !== null ? 'expired' : 'unused';
}

/** Returns the current state of a voucher: an unused one expires while the page is open. */
export const decideVoucherState = (
  { state, until }: Pick<Voucher, 'state' | 'until'>,
  now: number,
): VoucherState => (state === 'unused' && until !== null && now >= until ? 'expired' : state);

/**
 * Returns the code in groups for reading aloud: groups of five when they divide its length,
 * else of four.
 */
export function formatRegistCode(code: string): string {
  if (!/^\w{7,}$/.test(code)) return code;
  const size = code.length % 5 === 0 ? 5 : 4;
  return code.replace(new RegExp(`(\\w{${size}})(?=\\w)`, 'g'), '$1 ');
}
