import { createHash } from 'node:crypto';
import type { App } from '../apps.ts';
import { STATUS } from '../callContext.ts';
import { type Answer, fail } from '../envelope.ts';
import { equalsSafely } from '../equalsSafely.ts';
import type { Params } from '../params.ts';
import { COMMON_NAMES } from './decryptPayload.ts';
import { MAX_TIME_GAP_MS } from './signature.ts';

const REFUSED: Answer = fail(STATUS.signature, '签名无效或已过期');

/**
 * Checks the signature of login calls where the app has a secret: SM3 over the values of
 * the parameters in `program-params`, joined by `&`, with random, timestamp and secret.
 * All parameters of the call itself must be covered. Null when the signature is right.
 */
export function refuseProgramSign(
  headers: Headers,
  params: Params,
  app: App,
  now: number,
): Answer | null {
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
