import type { Settings } from '../settings.ts';
import { readStored, removeStored, writeStored } from './storage.ts';
import * as STORAGE_KEYS from './storageKeys.ts';

/**
 * Returns whether analytics and click host may have records of this reader, who has decided it on this device;
 * before that the deployment decides (product 5.16).
 */
export function mayRecord({ statisticsConsent }: Pick<Settings, 'statisticsConsent'>): boolean {
  const choice = readStored(STORAGE_KEYS.statistics);
  return choice === null ? !statisticsConsent : choice === '1';
}

/** Stores the reader's choice, which counts at once; a refusal deletes the id of the analytics. */
export function saveRecordChoice(isAllowed: boolean): void {
  writeStored(STORAGE_KEYS.statistics, isAllowed ? '1' : '0');
  if (!isAllowed) removeStored(STORAGE_KEYS.deviceUuid);
}
