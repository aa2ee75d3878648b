import type { SampleVouchers } from '../../sample/activityTypes.ts';
import type { FormAnswer } from '../formAnswers.ts';
import type { SignUp, Voucher } from '../store/signUps.ts';
import type { Addresses } from './addresses.ts';
import { formatWireTime } from './time.ts';

// Guesses: no answer of a server with these objects is known (src/docs/wireFields.md).

const CHARACTERS = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/** Masks a name: its first character and always two asterisks, which hide the length. */
export function maskName(name: string): string {
  const [first] = CHARACTERS.segment(name.trim());
  return `${first?.segment ?? ''}**`;
}

/**
 * Formats a sign-up for the public list. Only portraits of the sample content are shown,
 * because a member's portrait would reveal who the masked name is.
 */
export const formatEntry = ({ model, createdAt }: SignUp, addresses: Addresses) => ({
  name: maskName(model.name),
  userIcon: model.icon === '' ? '' : addresses.image(model.icon),
  created: formatWireTime(createdAt),
});

/** Formats a sign-up for its author. */
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

/** Decides `status` of a voucher; the expiry time is exclusive. */
export function decideVoucherStatus(voucher: Voucher, until: number, now: number): number {
  if (voucher.used) return WIRE_STATUS.used;
  return now >= until ? WIRE_STATUS.expired : WIRE_STATUS.unused;
}

/** A voucher with its printed terms. */
export interface PrintedVoucher {
  readonly voucher: Voucher;
  readonly terms: SampleVouchers;
  /** Epoch ms. */
  readonly until: number;
}

/** Formats a voucher for its owner. */
export const formatVoucher = ({ voucher, terms, until }: PrintedVoucher, now: number) => ({
  voucherId: String(voucher.id),
  name: terms.name,
  registCode: voucher.registCode,
  status: decideVoucherStatus(voucher, until, now),
  usedTime: formatUsedTime(voucher),
  endTime: formatWireTime(until),
  place: terms.place,
});

/** Formats when a voucher was used; '' before. */
export const formatUsedTime = ({ used, usedAt }: Voucher): string =>
  used ? formatWireTime(usedAt) : '';
