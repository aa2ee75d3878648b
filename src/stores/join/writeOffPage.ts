import { chargeOff, previewVoucher } from '../../api/calls/activity.ts';
import { JOIN_STORED } from '../../host/joinKeys.ts';
import { readSettings } from '../../host/settings.ts';
import { readStored, writeStored } from '../../host/storage.ts';
import { ok } from '../../model/result.ts';
import type { Settings } from '../../settings.ts';
import { openClient } from '../client.ts';
import { openHost } from '../host.ts';
import { besideConfig, createSinglePage } from '../singlePage.ts';
import { makeRandomName } from '../tabLock.ts';
import { createWriteOff } from './writeOff.ts';

/** The page for redeeming vouchers; only the configuration is loaded. */
export const writeOffPage = createSinglePage<true>();

export const openWriteOffPage = (settings: Settings): Promise<void> =>
  writeOffPage.open(settings, (client) => besideConfig(client, Promise.resolve(ok(true))));

/** Redeems vouchers on this page. */
export const writeOff = createWriteOff({
  look: (code) => previewVoucher(openClient(readSettings()), code),
  charge: (params) => chargeOff(openClient(readSettings()), params),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  makeKey: makeRandomName,
  storage: {
    read: () => readStored(JOIN_STORED.writeOffs),
    write: (text) => writeStored(JOIN_STORED.writeOffs, text),
  },
});

const MAX_SHOP = 200;

/** Returns the shop that redeems vouchers on this device; '' until it is entered. */
export const readShop = (): string => (readStored(JOIN_STORED.shop) ?? '').slice(0, MAX_SHOP);
export const keepShop = (shop: string): void => writeStored(JOIN_STORED.shop, shop);

/** Returns the host's scanner; null where it has none. */
export async function openScanner(): Promise<(() => Promise<string | null>) | null> {
  try {
    const host = await openHost(readSettings());
    const { kind } = host.place;
    return kind === 'app' || kind === 'messenger' ? host.scan : null;
  } catch {
    return null;
  }
}
