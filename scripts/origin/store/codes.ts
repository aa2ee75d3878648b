import { randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { equalsSafely } from '../equalsSafely.ts';

/** Login codes that are sent to a phone: six digits; a new code replaces the previous one. */
const CODE_LIFE_MS = 5 * 60_000;
const BETWEEN_CODES_MS = 60_000;
/** A code is invalid after this many wrong attempts. */
const MAX_MISSES = 5;

/** Creates a code for a phone; null when the last one is less than a minute old and `limited` is true. */
export function createCode(
  db: DatabaseSync,
  phone: string,
  limited: boolean,
  now: number,
): string | null {
  db.prepare('DELETE FROM codes WHERE sent_at <= ?').run(now - 2 * CODE_LIFE_MS);
  const last = db.prepare('SELECT sent_at FROM codes WHERE phone = ?').get(phone);
  if (limited && last && Number(last.sent_at) > now - BETWEEN_CODES_MS) return null;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  db.prepare('INSERT OR REPLACE INTO codes (phone, code, sent_at, misses) VALUES (?, ?, ?, 0)').run(
    phone,
    code,
    now,
  );
  return code;
}

export type CodeCheck = 'right' | 'wrong' | 'expired';

/** Compares a code; the right one is valid once. */
export function checkCode(db: DatabaseSync, phone: string, code: string, now: number): CodeCheck {
  const row = db.prepare('SELECT * FROM codes WHERE phone = ?').get(phone);
  if (!row) return 'wrong';
  if (Number(row.sent_at) <= now - CODE_LIFE_MS || Number(row.misses) >= MAX_MISSES) {
    return 'expired';
  }
  if (!equalsSafely(code, String(row.code))) {
    db.prepare('UPDATE codes SET misses = misses + 1 WHERE phone = ?').run(phone);
    return 'wrong';
  }
  db.prepare("UPDATE codes SET code = '', misses = ? WHERE phone = ?").run(MAX_MISSES, phone);
  return 'right';
}

/** Returns the unused code of a phone, null without one. For tests. */
export function lastCode(db: DatabaseSync, phone: string): string | null {
  const row = db.prepare('SELECT code FROM codes WHERE phone = ?').get(phone);
  return row?.code ? String(row.code) : null;
}
