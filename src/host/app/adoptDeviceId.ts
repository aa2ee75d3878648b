import { ID, readDeviceId } from '../device.ts';
import { writeStored } from '../storage.ts';
import * as STORAGE_KEYS from '../storageKeys.ts';

/** Takes over the device id of the native app, unless it is malformed; returns whether it is another one. */
export function adoptDeviceId(id: string): boolean {
  if (!ID.test(id) || id === readDeviceId()) return false;
  writeStored(STORAGE_KEYS.device, id);
  return true;
}
