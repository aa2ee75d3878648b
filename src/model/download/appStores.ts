import { filterLink } from '../link.ts';
import * as read from '../read.ts';
import { parseRecord } from '../wire.ts';

/** Possible field names of the addresses; none of them is documented. */
const FIELDS = {
  ios: ['iosUrl', 'iosDownloadUrl', 'iosDownload', 'appStoreUrl', 'appStore', 'iphoneUrl'],
  market: ['marketUrl', 'androidMarketUrl', 'yybUrl', 'appMarketUrl'],
  android: ['androidUrl', 'androidDownloadUrl', 'androidDownload', 'apkUrl', 'downloadUrl'],
} as const satisfies Readonly<Record<StoreKind, readonly string[]>>;

/** Addresses of the app. Each passed the link filter; '' when there is none. */
export type AppStores = read.Parsed<typeof parseAppStores>;

/**
 * Returns the addresses of the app from the site's configuration: its `app` section, or the
 * fields beside it (wire 8.6).
 */
export function parseAppStores(payload: unknown) {
  const wire = parseRecord(payload);
  const site = read.record(wire, 'siteConfig');
  const all = { ...wire, ...site };
  const app = { ...all, ...read.record(wire, 'app'), ...read.record(site, 'app') };
  const link = (kind: StoreKind) => {
    for (const name of FIELDS[kind]) {
      const address = filterLink(read.text(app, name));
      // mailto: and tel: pass the link filter, too.
      if (/^https?:|^\//.test(address)) return address;
    }
    return '';
  };
  return {
    ios: link('ios'),
    /** An app store for Android. */
    market: link('market'),
    /** The APK file. */
    android: link('android'),
    description: read.lines(app, 'appDesc', 'slogan'),
  };
}

export type StoreKind = 'ios' | 'market' | 'android';

export interface StoreLink {
  readonly kind: StoreKind;
  readonly url: string;
}

/** Returns the download links for a reader's system, the best first; all of them for computers. */
export function decideStores(
  stores: AppStores,
  system: 'android' | 'ios' | 'other',
): readonly StoreLink[] {
  const kinds: readonly StoreKind[] =
    system === 'ios'
      ? ['ios']
      : system === 'android'
        ? ['market', 'android']
        : ['ios', 'market', 'android'];
  return kinds.map((kind) => ({ kind, url: stores[kind] })).filter(({ url }) => url !== '');
}
