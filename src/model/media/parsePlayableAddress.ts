import { filterMediaLink } from '../link.ts';
import { parseText } from '../wire.ts';
import { findEncrypted } from './encryptedAddress.ts';

/**
 * Returns the address of a video or audio for the player; an encrypted one unchanged, because only the
 * player decrypts it (product 5.11). '' for all others.
 */
export function parsePlayableAddress(raw: unknown): string {
  const text = parseText(raw);
  return findEncrypted(text) ? text : filterMediaLink(raw);
}
