import { createHash } from 'node:crypto';

const hashes = new Map<string, string>();

/**
 * Returns the source expression of an inline script or style for the content security policy:
 * `'sha256-…'`.
 */
export function hashCode(text: string): string {
  let hash = hashes.get(text);
  if (hash === undefined) {
    hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    // Pages of a kind share their code; the limit bounds the memory for texts of single pages.
    if (hashes.size < 1000) hashes.set(text, hash);
  }
  return hash;
}
