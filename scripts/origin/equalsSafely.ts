import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares secrets in constant time; hashing first also hides their lengths. */
export function equalsSafely(given: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(right));
}
