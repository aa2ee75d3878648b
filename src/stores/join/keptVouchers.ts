import { JOIN_STORED } from '../../host/joinKeys.ts';
import { readStored, writeStored } from '../../host/storage.ts';
import {
  formatKeptVouchers,
  type KeptVouchers,
  parseKeptVouchers,
  withVouchers,
} from '../../model/activity/keptVouchers.ts';

const read = () => parseKeptVouchers(readStored(JOIN_STORED.vouchers), Date.now());

/** Keeps tickets for a door without a network; none takes earlier ones away. */
export const keepVouchers = (one: Omit<KeptVouchers, 'at'>): void =>
  writeStored(
    JOIN_STORED.vouchers,
    formatKeptVouchers(withVouchers(read(), { ...one, at: Date.now() })),
  );

/** The tickets of this reader as they were last seen; null for none. */
export const findVouchers = (of: string, activityId: string): KeptVouchers | null =>
  read().find((one) => one.of === of && one.activityId === activityId) ?? null;
