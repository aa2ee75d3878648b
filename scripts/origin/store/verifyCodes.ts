import { randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { equalsSafely } from '../equalsSafely.ts';
import { prepareOnce } from '../prepareOnce.ts';
import { randomToken } from './tokens.ts';

/** A captcha is valid for one ballot of one device. */
const LIFE_MS = 5 * 60_000;
/** It is invalid after this many wrong answers. */
const MAX_MISSES = 3;
/** The oldest captchas of a device are deleted beyond this number. */
const MAX_OF_DEVICE = 20;
const DIGITS = 4;

/** Creates a captcha and returns its id. Its answer is set when an image or a question is requested. */
export function openVerifyCode(
  db: DatabaseSync,
  voteId: number,
  device: string,
  now: number,
): string {
  prepareOnce(db, 'DELETE FROM verify_codes WHERE expires_at <= ?').run(now);
  prepareOnce(
    db,
    `DELETE FROM verify_codes WHERE device = $device AND id NOT IN
       (SELECT id FROM verify_codes WHERE device = $device
        ORDER BY expires_at DESC LIMIT $most)`,
  ).run({ $device: device, $most: MAX_OF_DEVICE - 1 });
  const id = randomToken();
  prepareOnce(db, "INSERT INTO verify_codes VALUES (?, ?, ?, '', 0, ?)").run(
    id,
    voteId,
    device,
    now + LIFE_MS,
  );
  return id;
}

/** Sets a new answer; false when the captcha is invalid or of another device. */
export function setVerifyAnswer(
  db: DatabaseSync,
  id: string,
  device: string,
  answer: string,
  now: number,
): boolean {
  const set = prepareOnce(
    db,
    'UPDATE verify_codes SET answer = ? WHERE id = ? AND device = ? AND expires_at > ? AND misses < ?',
  ).run(answer, id, device, now, MAX_MISSES);
  return set.changes === 1;
}

export interface VerifyTry {
  readonly id: string;
  readonly voteId: number;
  readonly device: string;
  readonly answer: string;
}

/** Compares an answer. A right one deletes the captcha; a wrong one is counted. */
export function consumeVerifyCode(db: DatabaseSync, tried: VerifyTry, now: number): boolean {
  const row = prepareOnce(
    db,
    `SELECT answer, misses FROM verify_codes
     WHERE id = ? AND vote_id = ? AND device = ? AND expires_at > ? AND answer <> ''`,
  ).get(tried.id, tried.voteId, tried.device, now);
  if (!row || Number(row.misses) >= MAX_MISSES) return false;
  // Chinese keyboards can type full-width digits.
  const isRight = equalsSafely(tried.answer.normalize('NFKC').trim(), String(row.answer));
  if (isRight) prepareOnce(db, 'DELETE FROM verify_codes WHERE id = ?').run(tried.id);
  else prepareOnce(db, 'UPDATE verify_codes SET misses = misses + 1 WHERE id = ?').run(tried.id);
  return isRight;
}

export const randomDigits = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

/** Returns the answer of a captcha; null when there is none. For tests. */
export function readVerifyAnswer(db: DatabaseSync, id: string): string | null {
  const row = db.prepare('SELECT answer FROM verify_codes WHERE id = ?').get(id);
  return row ? String(row.answer) : null;
}
