import type { SampleVouchers } from '../../sample/activityTypes.ts';
import type { FormAnswer } from '../formAnswers.ts';
import type { SignUp } from '../store/signUps.ts';
import type { Voucher } from '../store/vouchers.ts';
import type { Addresses } from './addresses.ts';
import { formatWireTime } from './time.ts';

// Guesses: no answer of a server with these objects is known (src/docs/wire.md).

const CHARACTERS = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/** A name that tells strangers nothing: its first character, and always as much beside it. */
export function maskName(name: string): string {
  const [first] = CHARACTERS.segment(name.trim());
  return `${first?.segment ?? ''}**`;
}

/**
 * One who signed up, as everybody may see it. A member's own portrait would tell who it is
 * under the mask: only those of the edition's invented people are shown.
 */
export const formatEntry = ({ model, createdAt }: SignUp, addresses: Addresses) => ({
  name: maskName(model.name),
  userIcon: model.icon === '' ? '' : addresses.picture(model.icon),
  created: formatWireTime(createdAt),
});

/** A sign-up, for who sent it. */
export const formatOwnEntry = (entry: SignUp, addresses: Addresses) => ({
  entryId: String(entry.id),
  created: formatWireTime(entry.createdAt),
  values: entry.model.answers.map((answer) => ({
    name: answer.name,
    value: formatAnswer(answer, addresses),
  })),
  state: entry.state,
});

const formatAnswer = ({ type, values }: FormAnswer, addresses: Addresses): string =>
  type === 'pic' ? values.map((name) => addresses.upload(name)).join(',') : values.join('、');

/** `status` of a voucher on the wire. */
export const WIRE_STATUS = { unused: 0, used: 1, expired: 2 } as const;

/** A moment itself is past: a ticket until 18:00 is worth nothing at 18:00. */
export function decideVoucherStatus(voucher: Voucher, until: number, now: number): number {
  if (voucher.used) return WIRE_STATUS.used;
  return now >= until ? WIRE_STATUS.expired : WIRE_STATUS.unused;
}

/** A ticket with what stands on it. */
export interface PrintedVoucher {
  readonly voucher: Voucher;
  readonly terms: SampleVouchers;
  /** Epoch ms. */
  readonly until: number;
}

/** A ticket, for who drew it. */
export const formatVoucher = ({ voucher, terms, until }: PrintedVoucher, now: number) => ({
  voucherId: String(voucher.id),
  name: terms.name,
  registCode: voucher.registCode,
  status: decideVoucherStatus(voucher, until, now),
  usedTime: formatUsedTime(voucher),
  endTime: formatWireTime(until),
  place: terms.place,
});

/** '' while it is not used. */
export const formatUsedTime = ({ used, usedAt }: Voucher): string =>
  used ? formatWireTime(usedAt) : '';
