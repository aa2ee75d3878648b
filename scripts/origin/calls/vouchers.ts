/** Vouchers of activities. */

import { type Call, type CallContext, type Calls, LOGIN_NEEDED } from '../callContext.ts';
import { transact } from '../database.ts';
import { type Answer, data, fail, unknown } from '../envelope.ts';
import { createIdempotentCall, readReader, type WriteCall } from '../idempotency.ts';
import {
  chargeVoucher,
  countVouchers,
  drawVoucher,
  ENTRY_STATE,
  findOwnSignUp,
  findSignUp,
  findVoucher,
  hasSignedUp,
  listOwnVouchers,
  parseRegistCode,
  type SignUp,
} from '../store/signUps.ts';
import {
  decideVoucherStatus,
  formatOwnEntry,
  formatUsedTime,
  formatVoucher,
  maskName,
  type PrintedVoucher,
  WIRE_STATUS,
} from '../wire/signUps.ts';
import { formatWireTime } from '../wire/time.ts';
import { type Activity, findActivity, findRequestedActivity } from './activities.ts';
import { type Refusal, refusal } from './signUps.ts';

/** The state of the sign-up is available in the app only (product 8.1). */
const APP_ONLY: Answer = fail(10201, '请下载客户端查看报名进度');

const UNSIGNED: Refusal = { reason: 'unsigned', failureInfo: '请先报名' };
const AWAITING: Refusal = { reason: 'unsigned', failureInfo: '报名通过后才能领取票券' };
const OUT_OF_STOCK: Refusal = { reason: 'stock', failureInfo: '票券已领完' };
const TOO_LATE: Refusal = { reason: 'expired', failureInfo: '票券领取已结束' };

/** Returns the number of vouchers left; -1 without limit, 0 for an activity without vouchers. */
function stockOf({ db }: CallContext, { id, sample, signUp }: Activity): number {
  if (!sample.signUp?.vouchers || !signUp) return 0;
  return signUp.stock === null ? -1 : Math.max(0, signUp.stock - countVouchers(db, id));
}

/** Draws a voucher for a sign-up, once; returns the refusal or null. */
function drawFor(context: CallContext, activity: Activity, entry: SignUp): Refusal | null {
  const { db, now } = context;
  if (listOwnVouchers(db, activity.id, readReader(context)).length > 0) return null;
  if (entry.state !== ENTRY_STATE.accepted) return AWAITING;
  const terms = activity.sample.signUp?.vouchers;
  if (!terms || stockOf(context, activity) === 0) return OUT_OF_STOCK;
  if (now >= (activity.signUp?.voucherUntil ?? 0)) return TOO_LATE;
  drawVoucher(db, entry);
  return null;
}

/** Answers the state of a reader's sign-up with its vouchers; with `draw` 1 draws one first. */
const getActivityVoucher: Call = (context) => {
  const { db, params, addresses, now } = context;
  const activity = findRequestedActivity(context);
  if (!activity) return unknown;
  const { vouchers: terms, verifyUrl, needsLogin, appOnly } = activity.sample.signUp ?? {};
  const reader = readReader(context);
  const entry = findOwnSignUp(db, activity.id, reader);
  // A sign-up of a member on this device is readable for that member only.
  const isOthers = entry === null && hasSignedUp(db, activity.id, reader);
  if (context.member === null && (needsLogin || isOthers)) return LOGIN_NEEDED;
  if (appOnly) return APP_ONLY;
  const wantsOne = params.count('draw') === 1 && !verifyUrl;
  const refused = entry
    ? wantsOne && transact(db, () => drawFor(context, activity, entry))
    : UNSIGNED;
  const own = terms ? listOwnVouchers(db, activity.id, reader) : [];
  const until = activity.signUp?.voucherUntil ?? 0;
  return data({
    ...(refused ? { result: 'false', ...refused } : { result: 'true', failureInfo: '' }),
    entry: entry ? formatOwnEntry(entry, addresses) : {},
    list: own.flatMap((voucher) => (terms ? formatVoucher({ voucher, terms, until }, now) : [])),
    stock: stockOf(context, activity),
    verifyUrl: verifyUrl && entry ? verifyUrl : '',
  });
};

/** A voucher that is presented at the entrance. */
interface PresentedVoucher extends PrintedVoucher {
  readonly activity: Activity;
}

const CHARGE_REFUSED = {
  unknown: '无效的核销码',
  shop: '门店编号不正确',
  used: '已核销',
  expired: '已过期',
} as const;

const refuseCharge = (reason: keyof typeof CHARGE_REFUSED): Refusal => ({
  reason,
  failureInfo: CHARGE_REFUSED[reason],
});

/** Returns the voucher with the typed code; null when there is none of the requested activity. */
function findPresentedVoucher({ db, params }: CallContext): PresentedVoucher | null {
  const requestedId = params.count('activityID', params.count('fileId'));
  const voucher = findVoucher(db, requestedId, parseRegistCode(params.text('registCode')));
  const activity = voucher && findActivity(db, voucher.activityId);
  const terms = activity?.sample.signUp?.vouchers;
  if (!activity?.signUp || !terms || !voucher) return null;
  return { activity, terms, voucher, until: activity.signUp.voucherUntil };
}

const shopOf = ({ params }: CallContext): string =>
  params.text('shopSite').normalize('NFKC').toUpperCase();

/** Returns why a voucher is refused, null when it is valid. The shop is checked first, so that an unknown shop learns nothing about the voucher. */
function decideCharge(
  context: CallContext,
  { terms, voucher, until }: PresentedVoucher,
): Refusal | null {
  if (!terms.shops.includes(shopOf(context))) return refuseCharge('shop');
  switch (decideVoucherStatus(voucher, until, context.now)) {
    case WIRE_STATUS.used:
      return refuseCharge('used');
    case WIRE_STATUS.expired:
      return refuseCharge('expired');
    default:
      return null;
  }
}

/** Marks a voucher as used, once. */
const charge: WriteCall = (context) => {
  const { db, now } = context;
  const presented = findPresentedVoucher(context);
  if (!presented) return refusal(refuseCharge('unknown'));
  const { terms, voucher } = presented;
  const refused = decideCharge(context, presented);
  if (refused?.reason === 'shop') return refusal(refused);
  if (refused) {
    const usedTime = formatUsedTime(voucher);
    return data({ result: 'false', ...refused, usedTime, name: terms.name });
  }
  if (!chargeVoucher(db, voucher.id, now)) return refusal(refuseCharge('used'));
  const usedTime = formatWireTime(now);
  return data({ result: 'true', failureInfo: '', usedTime, name: terms.name });
};

/** Answers a voucher without marking it as used; the shop can still be empty. */
const voucherDetail: Call = (context) => {
  const presented = findPresentedVoucher(context);
  if (!presented) return refusal(refuseCharge('unknown'));
  const { activity, terms, voucher, until } = presented;
  const refused = decideCharge(context, presented);
  const isShopOpen = refused?.reason === 'shop' && shopOf(context) === '';
  if (refused?.reason === 'shop' && !isShopOpen) return refusal(refused);
  const status = decideVoucherStatus(voucher, until, context.now);
  return data({
    ...(refused && !isShopOpen
      ? { result: 'false', ...refused }
      : { result: 'true', failureInfo: '' }),
    voucher: {
      name: terms.name,
      status,
      endTime: formatWireTime(until),
      usedTime: formatUsedTime(voucher),
      holder: maskName(findSignUp(context.db, voucher.entryId)?.model.name ?? ''),
    },
    activity: { fileId: String(activity.id), title: activity.sample.title },
  });
};

export const voucherCalls: Calls = {
  getActivityVoucher,
  voucherDetail,
  chargeOff: createIdempotentCall(charge),
};
