import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { App } from '../apps.ts';
import { STATUS } from '../callContext.ts';
import { type Answer, fail } from '../envelope.ts';
import { equalsSafely } from '../equalsSafely.ts';
import { readAppSecret } from '../store/tokens.ts';
import { needsSignature } from './gatedCalls.ts';

export const MAX_TIME_GAP_MS = 5 * 60_000;

const REFUSED: Answer = fail(STATUS.signature, '签名无效或已过期');

/** Refuses a wrong signature, and a missing one where the app requires it; null otherwise. */
export function refuseSignature(
  db: DatabaseSync,
  headers: Headers,
  name: string,
  app: App,
  now: number,
): Answer | null {
  if (!needsSignature(name, app)) return null;
  const authToken = headers.get('authtoken') ?? '';
  if (authToken === '') return app.signed ? REFUSED : null;
  const time = headers.get('time') ?? '';
  const secret = readAppSecret(db, authToken, now);
  const isNow = /^\d{1,15}$/.test(time) && Math.abs(Number(time) - now) <= MAX_TIME_GAP_MS;
  const isRight =
    secret !== null &&
    equalsSafely((headers.get('sign') ?? '').toLowerCase(), md5(authToken + secret + time));
  return isRight && isNow && headers.get('abc') === '1' ? null : REFUSED;
}

export const md5 = (text: string): string => createHash('md5').update(text).digest('hex');
