/** Sign-ups for activities, and their vouchers. */

import { type Call, type CallContext, type Calls, LOGIN_NEEDED } from '../callContext.ts';
import { transact } from '../database.ts';
import { type Answer, data, fail, plain, unknown } from '../envelope.ts';
import {
  checkAnswers,
  claimAnswerImages,
  type FormAnswer,
  findMissingImage,
} from '../formAnswers.ts';
import {
  createIdempotentCalls,
  readIdempotencyKey,
  readReader,
  type WriteCall,
} from '../idempotency.ts';
import { checkCode, createCode } from '../store/codes.ts';
import { isIdentified } from '../store/reader.ts';
import {
  chargeVoucher,
  countTakenOf,
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
  signUps,
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
import {
  type Activity,
  decideSignUpBar,
  findActivity,
  findRequestedActivity,
} from './activities.ts';
import { maskPhone, PHONE } from './members.ts';

/** Messages of real servers, by the reason why a sign-up is refused. */
const REFUSED = {
  coming: '报名尚未开始',
  ended: '报名已结束',
  over: '活动已结束',
  full: '活动名额已满，请下次再来',
  repeated: '请不要重复报名',
  code: '验证码错误',
  often: '操作过于频繁，请稍后再试',
  phone: '手机号格式不正确',
  field: '请检查填写的内容',
} as const;

interface Refusal {
  readonly reason: string;
  readonly failureInfo: string;
  /** The invalid field. */
  readonly fieldId?: string;
}

const refuse = (reason: keyof typeof REFUSED): Refusal => ({
  reason,
  failureInfo: REFUSED[reason],
});

const refusal = (said: Refusal): Answer => data({ result: 'false', ...said });
const isFull = ({ db }: CallContext, { id, signUp }: Activity): boolean =>
  signUp?.capacity != null && countTakenOf(db, id) >= signUp.capacity;

const SECONDS_BETWEEN_CODES = 60;

/** Whether a login is needed: where the activity requires it, and for requests without a device id. */
const needsLogin = (context: CallContext, { sample }: Activity): boolean =>
  sample.signUp?.needsLogin ? context.member === null : !isIdentified(readReader(context));

/** Returns why the reader cannot sign up (time, capacity, earlier sign-up); null when it is possible. */
function decideBar(context: CallContext, activity: Activity): Refusal | null {
  const bar = decideSignUpBar(activity, context.now);
  if (bar) return refuse(bar);
  if (hasSignedUp(context.db, activity.id, readReader(context))) return refuse('repeated');
  return isFull(context, activity) ? refuse('full') : null;
}

/** Sends a code to the phone of a reader who is signing up. */
const activityVerify: Call = (context) => {
  const { db, params, now, limits, log } = context;
  const activity = findRequestedActivity(context);
  if (!activity) return unknown;
  if (needsLogin(context, activity)) return LOGIN_NEEDED;
  const bar = decideBar(context, activity);
  if (bar) return refusal(bar);
  const phone = params.text('phone');
  if (!PHONE.test(phone)) return refusal(refuse('phone'));
  const code = transact(db, () => createCode(db, phone, limits.on, now));
  if (code === null) return refusal(refuse('often'));
  log(`code for ${maskPhone(phone)}: ${code}`);
  return data({ result: 'true', failureInfo: '', seconds: SECONDS_BETWEEN_CODES });
};

interface Filled {
  readonly answers: readonly FormAnswer[];
  readonly phone: string;
}

/**
 * Parses the form, or returns the first error. The code is checked later (signUp), because
 * it is valid once: all other errors are reported before it is used up.
 */
function readForm(context: CallContext, activity: Activity): Filled | Refusal {
  const { params } = context;
  const { fields = [], needsCode } = activity.sample.signUp ?? {};
  const checked = checkAnswers(fields, formOf(context, fields));
  if (!checked.ok) {
    return { reason: 'field', failureInfo: checked.message, fieldId: checked.fieldId };
  }
  const { answers } = checked;
  const answered = answers.find(({ type }) => type === 'tel');
  const phone = params.text('phone') || (answered?.values[0] ?? '');
  if (!needsCode) return { answers, phone };
  const isAnswered = answered === undefined || answered.values[0] === phone;
  if (!PHONE.test(phone) || !isAnswered) {
    const fieldId = fields.find(({ type }) => type === 'tel')?.id ?? '';
    return { ...refuse('phone'), reason: 'field', fieldId };
  }
  return { answers, phone };
}

/** Returns the form as JSON; older clients send an image outside the form (wire 4.7). */
function formOf({ params }: CallContext, fields: readonly { id: string; type: string }[]): string {
  const form = params.text('signForm');
  const picture = params.text('imgUrl').split(',')[0] ?? '';
  const field = fields.find(({ type }) => type === 'pic');
  if (picture === '' || !field) return form;
  try {
    return JSON.stringify({ [field.id]: picture, ...Object(JSON.parse(form || '{}')) });
  } catch {
    return form;
  }
}

/** Stores a sign-up, or refuses it without changing anything. */
function signUp(context: CallContext): Answer | Refusal {
  const { db, params, now } = context;
  const activity = findRequestedActivity(context);
  if (!activity) return unknown;
  if (needsLogin(context, activity)) return LOGIN_NEEDED;
  const bar = decideBar(context, activity);
  if (bar) return bar;
  const filled = readForm(context, activity);
  if ('reason' in filled) return filled;
  const { answers, phone } = filled;
  const { needsCode, reviews } = activity.sample.signUp ?? {};
  const reader = readReader(context);
  const lost = findMissingImage(db, answers, reader.memberId);
  if (lost) {
    return { reason: 'field', failureInfo: '图片已失效，请重新上传', fieldId: lost.fieldId };
  }
  if (needsCode && checkCode(db, phone, params.text('verifyCode'), now) !== 'right') {
    return refuse('code');
  }
  claimAnswerImages(db, answers, reader.memberId);
  const { id: entryId } = signUps(db).add({
    activityId: activity.id,
    reader,
    createdAt: now,
    state: reviews ? ENTRY_STATE.awaiting : ENTRY_STATE.accepted,
    origin: 'reader',
    idempotencyKey: readIdempotencyKey(context),
    model: { name: nameOf(context, answers), icon: '', phone, answers },
  });
  return data({
    result: 'true',
    failureInfo: '',
    message: '报名成功',
    entryId: String(entryId),
    participatorNum: countTakenOf(db, activity.id),
  });
}

/** Returns the participant's name: the first text field, as in the forms of real servers. */
const nameOf = ({ member }: CallContext, answers: readonly FormAnswer[]): string =>
  answers.find(({ type }) => type === 'text')?.values[0] ?? member?.nickname ?? '读者';

const activityRegist: WriteCall = (context) => {
  const answer = signUp(context);
  return 'reason' in answer ? refusal(answer) : answer;
};

/** activityRegist in the form of older servers (wire 2.10): never wrapped. */
const saveActivity: WriteCall = (context) => {
  const answer = signUp(context);
  if ('reason' in answer) return plain({ success: false, message: answer.failureInfo });
  return answer.kind === 'data' ? plain({ success: true, message: '报名成功' }) : answer;
};

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

export const signUpCalls: Calls = {
  activityVerify,
  getActivityVoucher,
  voucherDetail,
  ...createIdempotentCalls({ activityRegist, saveActivity, chargeOff: charge }),
};
