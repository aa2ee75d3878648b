import { DEVICE_KEY } from '../bootStorageKeys.ts';
import { ID, readDeviceId } from '../device.ts';
import { writeStored } from '../storage.ts';

/** Takes over the device id of the native app, unless it is malformed; returns whether it is another one. */
export function adoptDeviceId(id: string): boolean {
  if (!ID.test(id) || id === readDeviceId()) return false;
  writeStored(DEVICE_KEY, id);
  return true;
}
