import { randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { equalsSafely } from '../equalsSafely.ts';
import { prepareOnce } from '../prepareOnce.ts';
import { randomToken } from './tokens.ts';

/** A code that shows that a person votes: it serves one vote, for one device. */
const LIFE_MS = 5 * 60_000;
/** So many wrong answers end it. */
const MAX_MISSES = 3;
/** Further ones push the oldest of a device out. */
const MAX_OF_DEVICE = 20;
const DIGITS = 4;

/** Opens a code without an answer: each way to show it makes one. */
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

/** Gives a code a new answer; false when it is over or another device's. */
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

/** Compares an answer. The right one serves once; a wrong one is counted. */
export function consumeVerifyCode(db: DatabaseSync, tried: VerifyTry, now: number): boolean {
  const row = prepareOnce(
    db,
    `SELECT answer, misses FROM verify_codes
     WHERE id = ? AND vote_id = ? AND device = ? AND expires_at > ? AND answer <> ''`,
  ).get(tried.id, tried.voteId, tried.device, now);
  if (!row || Number(row.misses) >= MAX_MISSES) return false;
  // Digits as keyboards of the East type them are the same digits.
  const isRight = equalsSafely(tried.answer.normalize('NFKC').trim(), String(row.answer));
  if (isRight) prepareOnce(db, 'DELETE FROM verify_codes WHERE id = ?').run(tried.id);
  else prepareOnce(db, 'UPDATE verify_codes SET misses = misses + 1 WHERE id = ?').run(tried.id);
  return isRight;
}

export const randomDigits = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

/** What a code asks for now; null when there is no such code. For tests. */
export function readVerifyAnswer(db: DatabaseSync, id: string): string | null {
  const row = db.prepare('SELECT answer FROM verify_codes WHERE id = ?').get(id);
  return row ? String(row.answer) : null;
}
