import { DEVICE_KEY } from './earlyKeys.ts';
import { readStored, STORED, writeStored } from './storage.ts';

let device: string | undefined;

/** The virtual device id: prefix xy, random digits and the time it was made (product 9.16). */
export function readDevice(): string {
  if (device === undefined) {
    device = readId(DEVICE_KEY);
  }
  return device;
}

let virtualUser: string | undefined;

/** The virtual user id: a reader who is not logged in, in this browser. */
export function readVirtualUser(): string {
  if (virtualUser === undefined) {
    virtualUser = readId(STORED.virtualUser);
  }
  return virtualUser;
}

/** Every call carries these ids: a damaged one would stop them all. */
const ID = /^[\w-]{1,64}$/;

/** The id that is stored under a key, else a new one, which is stored. */
function readId(key: string): string {
  const stored = readStored(key) ?? '';
  const id = ID.test(stored) ? stored : makeVirtualId();
  if (id !== stored) writeStored(key, id);
  return id;
}

/** What the browser says of itself. */
export const readUserAgent = (): string => navigator.userAgent;

function makeVirtualId(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `xy${random}${Date.now()}`;
}
