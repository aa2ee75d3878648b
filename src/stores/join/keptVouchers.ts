import { JOIN_STORED } from '../../host/joinKeys.ts';
import { readStored, writeStored } from '../../host/storage.ts';
import {
  formatSavedVouchers,
  parseSavedVouchers,
  replaceVouchers,
  type SavedVouchers,
} from '../../model/activity/savedVouchers.ts';

const read = () => parseSavedVouchers(readStored(JOIN_STORED.vouchers), Date.now());

/** Keeps tickets for a door without a network; none takes earlier ones away. */
export const keepVouchers = (one: Omit<SavedVouchers, 'at'>): void =>
  writeStored(
    JOIN_STORED.vouchers,
    formatSavedVouchers(replaceVouchers(read(), { ...one, at: Date.now() })),
  );

/** The tickets of this reader as they were last seen; null for none. */
export const findVouchers = (of: string, activityId: string): SavedVouchers | null =>
  read().find((one) => one.of === of && one.activityId === activityId) ?? null;
