import { DEVICE_KEY } from './earlyKeys.ts';
import { readStored, STORED, writeStored } from './storage.ts';

let device: string | undefined;

/** The virtual device id: prefix xy, random digits and the time it was made (spec section 9). */
export function readDevice(): string {
  if (device === undefined) {
    device = readStored(DEVICE_KEY) ?? makeVirtualId();
    writeStored(DEVICE_KEY, device);
  }
  return device;
}

let virtualUser: string | undefined;

/** The virtual user id: a reader who is not logged in, in this browser. */
export function readVirtualUser(): string {
  if (virtualUser === undefined) {
    virtualUser = readStored(STORED.virtualUser) ?? makeVirtualId();
    writeStored(STORED.virtualUser, virtualUser);
  }
  return virtualUser;
}

/** What the browser says of itself. */
export const readUserAgent = (): string => navigator.userAgent;

function makeVirtualId(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `xy${random}${Date.now()}`;
}
