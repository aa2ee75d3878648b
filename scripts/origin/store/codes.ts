import { randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { defineTable } from '../table.ts';
import { randomToken } from './tokens.ts';

/** Login codes that are sent to a phone: six digits; a new code replaces the previous one. */
const codes = defineTable<{
  readonly phone: string;
  /** '' once it was used. */
  readonly code: string;
  readonly sentAt: number;
}>('codes');

const CODE_LIFE_MS = 5 * 60_000;
const BETWEEN_CODES_MS = 60_000;

/** Creates a code for a phone; null when the last one is less than a minute old and `limited` is true. */
export function createCode(
  db: DatabaseSync,
  phone: string,
  limited: boolean,
  now: number,
): string | null {
  const last = codes(db).find((row) => row.phone === phone);
  if (limited && last && last.sentAt > now - BETWEEN_CODES_MS) return null;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  codes(db).add({ phone, code, sentAt: now }, last?.id);
  return code;
}

export type CodeCheck = 'right' | 'wrong' | 'expired';

/** Compares a code; the right one is valid once. */
export function checkCode(db: DatabaseSync, phone: string, code: string, now: number): CodeCheck {
  const row = codes(db).find((one) => one.phone === phone);
  if (!row) return 'wrong';
  if (row.code === '' || row.sentAt <= now - CODE_LIFE_MS) return 'expired';
  if (code !== row.code) return 'wrong';
  codes(db).change(row.id, { code: '' });
  return 'right';
}

/** Returns the unused code of a phone, null without one. For tests. */
export const lastCode = (db: DatabaseSync, phone: string): string | null =>
  codes(db).find((row) => row.phone === phone)?.code || null;

/** Secrets that are valid once and for a short time: nonces, messenger codes, upload tokens. */
export type Purpose = 'nonce' | 'wx' | 'upload';

const secrets = defineTable<{
  readonly purpose: Purpose;
  readonly key: string;
  readonly value: string;
  readonly expiresAt: number;
}>('secrets');

export function issueSecret(
  db: DatabaseSync,
  purpose: Purpose,
  value: string,
  lifeMs: number,
  now: number,
): string {
  secrets(db).remove(({ expiresAt }) => expiresAt <= now);
  return secrets(db).add({ purpose, key: randomToken(), value, expiresAt: now + lifeMs }).key;
}

/** Deletes a secret and returns its value; null when it is unknown or expired. */
export function consumeSecret(
  db: DatabaseSync,
  purpose: Purpose,
  key: string,
  now: number,
): string | null {
  const [found] = secrets(db).remove((row) => row.purpose === purpose && row.key === key);
  return found && found.expiresAt > now ? found.value : null;
}

/** A captcha is valid for one ballot of one device. */
const captchas = defineTable<{
  readonly codeId: string;
  readonly voteId: number;
  readonly device: string;
  /** '' until an image or a question was requested. */
  readonly answer: string;
  readonly expiresAt: number;
}>('captchas');

const DIGITS = 4;

/** Creates a captcha and returns its id. Its answer is set when an image or a question is requested. */
export function openVerifyCode(
  db: DatabaseSync,
  voteId: number,
  device: string,
  now: number,
): string {
  captchas(db).remove(({ expiresAt }) => expiresAt <= now);
  const codeId = randomToken();
  captchas(db).add({ codeId, voteId, device, answer: '', expiresAt: now + CODE_LIFE_MS });
  return codeId;
}

/** Sets a new answer; false when the captcha is invalid or of another device. */
export function setVerifyAnswer(
  db: DatabaseSync,
  codeId: string,
  device: string,
  answer: string,
  now: number,
): boolean {
  const row = captchas(db).find((one) => one.codeId === codeId && one.device === device);
  return row !== undefined && row.expiresAt > now && captchas(db).change(row.id, { answer });
}

export interface VerifyTry {
  readonly id: string;
  readonly voteId: number;
  readonly device: string;
  readonly answer: string;
}

/** Compares an answer; the right one uses the captcha up. */
export function consumeVerifyCode(db: DatabaseSync, tried: VerifyTry, now: number): boolean {
  // Chinese keyboards can type full-width digits.
  const answer = tried.answer.normalize('NFKC').trim();
  const used = captchas(db).remove(
    (row) =>
      row.codeId === tried.id &&
      row.voteId === tried.voteId &&
      row.device === tried.device &&
      row.expiresAt > now &&
      row.answer !== '' &&
      row.answer === answer,
  );
  return used.length > 0;
}

export const randomDigits = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

/** Returns the answer of a captcha; null when there is none. For tests. */
export const readVerifyAnswer = (db: DatabaseSync, codeId: string): string | null =>
  captchas(db).find((row) => row.codeId === codeId)?.answer ?? null;
