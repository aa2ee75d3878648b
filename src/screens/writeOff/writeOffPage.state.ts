import { chargeOff, voucherDetail } from '../../api/calls/activity.ts';
import { readSettings } from '../../host/settings.ts';
import { readStored, writeStored } from '../../host/storage.ts';
import * as STORAGE_KEYS from '../../host/storageKeys.ts';
import { ok } from '../../model/result.ts';
import { getHost } from '../../services/getHost.ts';
import { getClient } from '../../services/pageClient.ts';
import { makeRandomName } from '../../services/tabLock.ts';
import type { Settings } from '../../settings.ts';
import { createSinglePage, loadWithConfig } from '../../state/singlePage.ts';
import { createWriteOff } from './writeOff.state.ts';

/** The page for redeeming vouchers; only the configuration is loaded. */
export const writeOffPage = createSinglePage<true>();

export const loadWriteOffPage = (settings: Settings): Promise<void> =>
  writeOffPage.load(settings, (client) => loadWithConfig(client, Promise.resolve(ok(true))));

/** Redeems vouchers on this page. */
export const writeOff = createWriteOff({
  look: (code) => voucherDetail(getClient(readSettings()), code),
  charge: (params) => chargeOff(getClient(readSettings()), params),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  makeKey: makeRandomName,
  storage: {
    read: () => readStored(STORAGE_KEYS.writeOffs),
    write: (text) => writeStored(STORAGE_KEYS.writeOffs, text),
  },
});

const MAX_SHOP = 200;

/** Returns the shop that redeems vouchers on this device; '' until it is entered. */
export const readShop = (): string => (readStored(STORAGE_KEYS.shop) ?? '').slice(0, MAX_SHOP);
export const saveShop = (shop: string): void => writeStored(STORAGE_KEYS.shop, shop);

/** Returns the host's scanner; null where it has none. */
export async function findScanner(): Promise<(() => Promise<string | null>) | null> {
  try {
    const host = await getHost(readSettings());
    const { kind } = host.environment;
    return kind === 'app' || kind === 'messenger' ? host.scan : null;
  } catch {
    return null;
  }
}
