/** Sign-ups for activities. */

import { type Call, type CallContext, type Calls, LOGIN_NEEDED } from '../callContext.ts';
import { transact } from '../database.ts';
import { type Answer, data, plain, unknown } from '../envelope.ts';
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
import { countTakenOf, ENTRY_STATE, hasSignedUp, signUps } from '../store/signUps.ts';
import { type Activity, decideSignUpBar, findRequestedActivity } from './activities.ts';
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

export interface Refusal {
  readonly reason: string;
  readonly failureInfo: string;
  /** The invalid field. */
  readonly fieldId?: string;
}

const refuse = (reason: keyof typeof REFUSED): Refusal => ({
  reason,
  failureInfo: REFUSED[reason],
});

export const refusal = (said: Refusal): Answer => data({ result: 'false', ...said });
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

export const signUpCalls: Calls = {
  activityVerify,
  ...createIdempotentCalls({ activityRegist, saveActivity }),
};
