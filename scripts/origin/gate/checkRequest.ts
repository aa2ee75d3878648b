import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { App } from '../apps.ts';
import { LOGIN_NEEDED, STATUS } from '../callContext.ts';
import { type Answer, fail } from '../envelope.ts';
import type { Params } from '../params.ts';
import { findMember, type Member } from '../store/members.ts';
import { readToken } from '../store/tokens.ts';
import {
  COMMON_NAMES,
  decryptPayload,
  decryptUserIds,
  type GateRequest,
} from './decryptPayload.ts';
import {
  equalsSafely,
  isGated,
  isUploadHost,
  MAX_TIME_GAP_MS,
  needsToken,
  refuseSignature,
} from './signature.ts';

export type GateResult =
  | { readonly ok: true; readonly params: Params; readonly member: Member | null }
  | { readonly ok: false; readonly refused: Answer };

/**
 * Checks signature, token and cipher of a request to a gated host, in this order: the
 * cheapest check first. Returns the decrypted parameters and the member, or the refusal.
 */
export function checkRequest(arrival: GateRequest): GateResult {
  const { db, host, name, app, headers, params, now } = arrival;
  const isWhole = isGated(host, app);
  if (!isWhole && !isUploadHost(host)) return { ok: true, params, member: null };
  const refused = isWhole
    ? (refuseSignature(db, headers, name, app, now) ??
      (host === 'sso' ? refuseProgramSign(headers, params, app, now) : null))
    : null;
  if (refused) return { ok: false, refused };
  const token = headers.get('token')?.trim() || params.text('token');
  const admission = authenticate(db, token, name, app, now);
  if (admission.refused) return { ok: false, refused: admission.refused };
  if (!isWhole) return { ok: true, params, member: admission.member };
  const opened = decryptPayload(arrival);
  if ('refused' in opened) return { ok: false, refused: opened.refused };
  return { ok: true, params: decryptUserIds(opened), member: admission.member };
}

const REFUSED: Answer = fail(STATUS.signature, '签名无效或已过期');

/**
 * Checks the signature of login calls where the app has a secret: SM3 over the values of
 * the parameters in `program-params`, joined by `&`, with random, timestamp and secret.
 * All parameters of the call itself must be covered. Null when the signature is right.
 */
function refuseProgramSign(headers: Headers, params: Params, app: App, now: number): Answer | null {
  if (app.ssoSecret === undefined) return null;
  const names = (headers.get('program-params') ?? '').split(',');
  const values = new Map(params.pairs);
  const covered = new Set(names);
  const misses = params.pairs.some(
    ([name]) => !covered.has(name) && !COMMON_NAMES.has(name.toLowerCase()),
  );
  const random = headers.get('random') ?? '';
  const timestamp = headers.get('timestamp') ?? '';
  const text = names.map((name) => values.get(name) ?? '').join('&');
  const sign = createHash('sm3')
    .update(text + random + timestamp + app.ssoSecret)
    .digest('hex');
  const isRight = equalsSafely((headers.get('program-sign') ?? '').toLowerCase(), sign);
  const isNow = Math.abs(Number(timestamp) - now) <= MAX_TIME_GAP_MS;
  return isRight && isNow && random !== '' && !misses ? null : REFUSED;
}

const EXPIRED: Answer = fail(STATUS.tokenExpired, '登录信息已过期');
const LOGGED_OUT: Answer = fail(STATUS.loggedOutElsewhere, '您的账号已在其他设备登录');

interface Authentication {
  readonly member: Member | null;
  readonly refused: Answer | null;
}

/**
 * Finds the member of a token. A token that is sent must be valid in every app; a missing
 * one is refused where the app requires tokens.
 */
function authenticate(
  db: DatabaseSync,
  token: string,
  name: string,
  app: App,
  now: number,
): Authentication {
  const isTokenRequired = needsToken(name, app);
  const refuse = (answer: Answer): Authentication => ({
    member: null,
    refused: isTokenRequired ? answer : null,
  });
  if (token === '') return app.token ? refuse(EXPIRED) : { member: null, refused: null };
  const known = readToken(db, token, now);
  if (!known || known.kind === 'refresh') return refuse(EXPIRED);
  if (known.kicked) return refuse(LOGGED_OUT);
  const member = known.uid === null ? null : findMember(db, known.uid);
  if (member?.forbidden) return refuse(LOGIN_NEEDED);
  return { member: known.kind === 'access' ? member : null, refused: null };
}
