import { DEVICE_KEY } from './earlyKeys.ts';
import { readStored, STORED, writeStored } from './storage.ts';

let device: string | undefined;

/**
 * Returns the virtual device id: prefix xy, random digits and the time of creation (product 9.16).
 */
export function readDevice(): string {
  if (device === undefined) {
    device = readId(DEVICE_KEY);
  }
  return device;
}

let virtualUser: string | undefined;

/** Returns the virtual user id of a reader without a login, one per browser. */
export function readVirtualUser(): string {
  if (virtualUser === undefined) {
    virtualUser = readId(STORED.virtualUser);
  }
  return virtualUser;
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
