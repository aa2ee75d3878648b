import type { Call, CallContext, Calls } from '../callContext.ts';
import { LOGIN_NEEDED } from '../callContext.ts';
import { transact } from '../database.ts';
import { type Answer, data, fail, unknown } from '../envelope.ts';
import { createIdempotentCall, readReader, type WriteCall } from '../idempotency.ts';
import { type Activity, findActivity } from '../store/activities.ts';
import {
  ENTRY_STATE,
  findOwnSignUp,
  findSignUp,
  hasSignedUp,
  type SignUp,
} from '../store/signUps.ts';
import {
  chargeVoucher,
  countVouchers,
  drawVoucher,
  findVoucher,
  listOwnVouchers,
  parseRegistCode,
} from '../store/vouchers.ts';
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
import { findRequestedActivity } from './activities.ts';
import { type Refusal, refusal } from './signUps.ts';

/** How the sign-up stands is told in the app alone (spec section 8). */
const APP_ONLY: Answer = fail(10201, '请下载客户端查看报名进度');

const UNSIGNED: Refusal = { reason: 'unsigned', failureInfo: '请先报名' };
const AWAITING: Refusal = { reason: 'unsigned', failureInfo: '报名通过后才能领取票券' };
const OUT_OF_STOCK: Refusal = { reason: 'stock', failureInfo: '票券已领完' };
const TOO_LATE: Refusal = { reason: 'expired', failureInfo: '票券领取已结束' };

/** Tickets left; -1 without limit, 0 where none are given. */
function stockOf({ db }: CallContext, { id, edition, signUp }: Activity): number {
  if (!edition.signUp?.vouchers || !signUp) return 0;
  return signUp.stock === null ? -1 : Math.max(0, signUp.stock - countVouchers(db, id));
}

/** Gives a ticket to who signed up: one to each, however often it is asked. */
function drawFor(context: CallContext, activity: Activity, entry: SignUp): Refusal | null {
  const { db, now } = context;
  if (listOwnVouchers(db, activity.id, readReader(context)).length > 0) return null;
  if (entry.state !== ENTRY_STATE.accepted) return AWAITING;
  const terms = activity.edition.signUp?.vouchers;
  if (!terms || stockOf(context, activity) === 0) return OUT_OF_STOCK;
  if (now >= (activity.signUp?.voucherUntil ?? 0)) return TOO_LATE;
  drawVoucher(db, entry, now);
  return null;
}

/** How a reader's sign-up stands, with the tickets that came of it; `draw` takes one. */
const getActivityVoucher: Call = (context) => {
  const { db, params, addresses, now } = context;
  const activity = findRequestedActivity(context);
  if (!activity) return unknown;
  const { vouchers: terms, verifyUrl, needsLogin, appOnly } = activity.edition.signUp ?? {};
  const reader = readReader(context);
  const entry = findOwnSignUp(db, activity.id, reader);
  // Somebody may have signed up here as a member: what they wrote is for that member.
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

/** What stands at the door. */
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

/** The ticket with the code that was typed in; null for none of the activity that is named. */
function findPresentedVoucher({ db, params }: CallContext): PresentedVoucher | null {
  const asked = params.count('activityID', params.count('fileId'));
  const voucher = findVoucher(db, asked, parseRegistCode(params.text('registCode')));
  const activity = voucher && findActivity(db, voucher.activityId);
  const terms = activity?.edition.signUp?.vouchers;
  if (!activity?.signUp || !terms || !voucher) return null;
  return { activity, terms, voucher, until: activity.signUp.voucherUntil };
}

const shopOf = ({ params }: CallContext): string =>
  params.text('shopSite').normalize('NFKC').toUpperCase();

/** Why a ticket is not taken in. A shop that is none is told nothing of the ticket. */
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

/** Takes a ticket in at the door, once. */
const charge: WriteCall = (context) => {
  const { db, now } = context;
  const shown = findPresentedVoucher(context);
  if (!shown) return refusal(refuseCharge('unknown'));
  const { terms, voucher } = shown;
  const refused = decideCharge(context, shown);
  if (refused?.reason === 'shop') return refusal(refused);
  if (refused) {
    const usedTime = formatUsedTime(voucher);
    return data({ result: 'false', ...refused, usedTime, name: terms.name });
  }
  if (!chargeVoucher(db, voucher.id, shopOf(context), now)) return refusal(refuseCharge('used'));
  const usedTime = formatWireTime(now);
  return data({ result: 'true', failureInfo: '', usedTime, name: terms.name });
};

/** Shows what would be taken in; it may be looked at before a shop is named. */
function look(context: CallContext): Answer {
  const shown = findPresentedVoucher(context);
  if (!shown) return refusal(refuseCharge('unknown'));
  const { activity, terms, voucher, until } = shown;
  const refused = decideCharge(context, shown);
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
    activity: { fileId: String(activity.id), title: activity.edition.title },
  });
}

const chargeOnce = createIdempotentCall(charge);
const chargeOff: Call = (context) =>
  context.params.count('check') === 1 ? look(context) : chargeOnce(context);

export const voucherCalls: Calls = { getActivityVoucher, chargeOff };
