import {
  decideRefusalByState,
  parseCodeAnswer,
  parseSignUpAnswer,
  type SignUpAnswer,
} from '../../model/activity/signUp.ts';
import { parseSignUpVouchers } from '../../model/activity/vouchers.ts';
import { ok } from '../../model/result.ts';
import type { Client } from '../client.ts';
import type { ApiError } from '../errors.ts';
import { activityDetail } from './activity.ts';
import { type Read, read } from './read.ts';

/** Sends a verification code to the phone of a sign-up; at most once a minute. */
export const activityVerify = (
  client: Client,
  { activityId, phone }: { readonly activityId: string; readonly phone: string },
) =>
  read(
    client,
    {
      path: '/base_url/activityVerify',
      method: 'post',
      member: true,
      params: { fileId: activityId, phone },
    },
    parseCodeAnswer,
  );

export interface SignUpParams {
  readonly activityId: string;
  /** '0' for a reader who is not logged in. */
  readonly userId: string;
  /** '' where the form does not require one. */
  readonly phone: string;
  /** The code that was sent to the phone; '' where none is required. */
  readonly code: string;
  /** JSON text, by the fields' ids. */
  readonly answers: string;
  /** Addresses of the images among the answers. */
  readonly pictures: readonly string[];
  readonly idempotencyKey: string;
}

/**
 * Signs up; can be repeated with its idempotency key. A server that refuses without a reason, as
 * `saveActivity` does, is asked for the activity: its state is the reason.
 */
export async function activityRegist(
  client: Client,
  { activityId, userId, phone, code, answers, pictures, idempotencyKey }: SignUpParams,
): Read<SignUpAnswer> {
  const call = {
    path: '/base_url/activityRegist',
    method: 'post',
    member: true,
    userIds: ['userID'],
    params: {
      fileId: activityId,
      userID: userId,
      device: client.device(),
      phone,
      verifyCode: code,
      signForm: answers,
      imgUrl: pictures.join(','),
      idempotencyKey,
    },
  } as const;
  const answer = await read(client, call, parseSignUpAnswer);
  const refused = answer.ok ? answer.value : findPlainRefusal(answer.error);
  if (!refused || refused.accepted || refused.refusal) return answer;
  const activity = await activityDetail(client, { id: activityId, asMember: true });
  const refusal = activity.ok ? decideRefusalByState(activity.value, Date.now()) : null;
  return refusal === null ? answer : ok({ ...refused, refusal });
}

/** Returns the refusal of an answer `{success: false, message}` (wire 2.10); null for other failures. */
const findPlainRefusal = ({ kind, status, message }: ApiError): SignUpAnswer | null =>
  kind === 'status' && status === undefined
    ? { accepted: false, refusal: null, message, fieldId: '' }
    : null;

/**
 * Loads a reader's sign-up and vouchers; `draw` draws a voucher, only one per reader however
 * often it is sent.
 */
export const getActivityVoucher = (
  client: Client,
  {
    activityId,
    userId,
    draw = false,
  }: { readonly activityId: string; readonly userId: string; readonly draw?: boolean },
) =>
  read(
    client,
    {
      path: '/base_url/getActivityVoucher',
      method: 'post',
      member: true,
      userIds: ['userID'],
      params: {
        fileId: activityId,
        userID: userId,
        device: client.device(),
        draw: draw ? 1 : 0,
      },
    },
    parseSignUpVouchers,
  );
