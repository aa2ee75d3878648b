import { readStored, writeStored } from '../../host/storage.ts';
import * as STORAGE_KEYS from '../../host/storageKeys.ts';
import {
  formatSavedVouchers,
  parseSavedVouchers,
  replaceVouchers,
  type SavedVouchers,
} from '../../model/activity/savedVouchers.ts';

const read = () => parseSavedVouchers(readStored(STORAGE_KEYS.vouchers), Date.now());

/** Saves vouchers, for an entrance without a network. An empty list removes the saved ones. */
export const saveVouchers = (one: Omit<SavedVouchers, 'at'>): void =>
  writeStored(
    STORAGE_KEYS.vouchers,
    formatSavedVouchers(replaceVouchers(read(), { ...one, at: Date.now() })),
  );

/** Returns the vouchers of a reader as last loaded; null for none. */
export const findSavedVouchers = (of: string, activityId: string): SavedVouchers | null =>
  read().find((one) => one.of === of && one.activityId === activityId) ?? null;
