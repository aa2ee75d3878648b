import { readStored, STORED, writeStored } from './storage.ts';

let device: string | undefined;

/** The virtual device id: prefix xy, random digits and the time it was made (spec section 9). */
export function readDevice(): string {
  if (device === undefined) {
    device = readStored(STORED.device) ?? makeDevice();
    writeStored(STORED.device, device);
  }
  return device;
}

function makeDevice(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `xy${random}${Date.now()}`;
}
