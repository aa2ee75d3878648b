import { DEVICE_KEY } from './bootStorageKeys.ts';
import { readStored, STORAGE_KEYS, writeStored } from './storage.ts';

let deviceId: string | undefined;

/**
 * Returns the virtual device id: prefix xy, random digits and the time of creation (product 9.16).
 */
export function readDeviceId(): string {
  if (deviceId === undefined) {
    deviceId = readId(DEVICE_KEY);
  }
  return deviceId;
}

let virtualUserId: string | undefined;

/** Returns the virtual user id of a reader without a login, one per browser. */
export function readVirtualUserId(): string {
  if (virtualUserId === undefined) {
    virtualUserId = readId(STORAGE_KEYS.virtualUser);
  }
  return virtualUserId;
}

/** Every call carries these ids: the server would refuse all calls with a malformed one. */
const ID = /^[\w-]{1,64}$/;

/** Returns the id stored under `key`; creates and stores one when it is missing or malformed. */
function readId(key: string): string {
  const stored = readStored(key) ?? '';
  const id = ID.test(stored) ? stored : makeVirtualId();
  if (id !== stored) writeStored(key, id);
  return id;
}

export const readUserAgent = (): string => navigator.userAgent;

function makeVirtualId(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `xy${random}${Date.now()}`;
}
