import { readStored } from './storage.ts';
import * as STORAGE_KEYS from './storageKeys.ts';

/**
 * Returns the key of what one reader leaves on this device. What a member leaves has a key of its own, so
 * that it is in no list after a logout, and is there again at the member's next login; '' is every reader
 * without a login.
 */
export const formatOwnKey = (key: string, uid: string): string => (uid ? `${key}@${uid}` : key);

/**
 * Returns the member (`uid`) who is logged in; '' for none. For code of the first gesture, which does
 * without the store of tokens.
 */
export function readStoredUid(): string {
  try {
    const { uid } = JSON.parse(readStored(STORAGE_KEYS.memberTokens) ?? '');
    return typeof uid === 'string' ? uid : '';
  } catch {
    return '';
  }
}
