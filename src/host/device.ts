import { readStored, writeStored } from './storage.ts';
import * as STORAGE_KEYS from './storageKeys.ts';

/**
 * Returns the virtual device id: prefix xy, random digits and the time of creation (product 9.16).
 */
export const readDeviceId = (): string => readId(STORAGE_KEYS.device);

/** Returns the virtual user id of a reader without a login, one per browser. */
export const readVirtualUserId = (): string => readId(STORAGE_KEYS.virtualUser);

/** Every call carries these ids: the server would refuse all calls with a malformed one. */
export const ID = /^[\w-]{1,64}$/;

/** Ids of this page, for storage that is blocked. */
const made: Record<string, string> = {};

/** Returns the id stored under `key`; creates and stores one when it is missing or malformed. */
function readId(key: string): string {
  const stored = readStored(key) ?? '';
  if (ID.test(stored)) return stored;
  made[key] ??= makeVirtualId();
  writeStored(key, made[key]);
  return made[key];
}

export const readUserAgent = (): string => navigator.userAgent;

function makeVirtualId(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `xy${random}${Date.now()}`;
}
