import { filterLink } from '../link.ts';
import { field, parseRecord, parseText } from '../wire.ts';

/** Where the app can be had. Every address passed the link filter; '' where there is none. */
export interface AppStores {
  readonly ios: string;
  /** A shop of apps for Android. */
  readonly market: string;
  /** The package itself. */
  readonly android: string;
  readonly description: string;
}

/** What the addresses may be called; none of the names is documented. */
const FIELDS = {
  ios: ['iosUrl', 'iosDownloadUrl', 'iosDownload', 'appStoreUrl', 'appStore', 'iphoneUrl'],
  market: ['marketUrl', 'androidMarketUrl', 'yybUrl', 'appMarketUrl'],
  android: ['androidUrl', 'androidDownloadUrl', 'androidDownload', 'apkUrl', 'downloadUrl'],
} as const satisfies Readonly<Record<StoreKind, readonly string[]>>;

/** Out of the site's configuration: its `app` section, or beside it (wire 8.6). */
export function parseAppStores(payload: unknown): AppStores {
  const wire = parseRecord(payload);
  const site = parseRecord(field(wire, 'siteConfig'));
  const all = { ...wire, ...site };
  const app = { ...all, ...parseRecord(field(wire, 'app')), ...parseRecord(field(site, 'app')) };
  const link = (kind: StoreKind) => {
    for (const name of FIELDS[kind]) {
      const address = filterLink(parseText(field(app, name)));
      // A mail address is no place to have an app from.
      if (/^https?:|^\//.test(address)) return address;
    }
    return '';
  };
  return {
    ios: link('ios'),
    market: link('market'),
    android: link('android'),
    description: parseText(field(app, 'appDesc', 'slogan')),
  };
}

export type StoreKind = 'ios' | 'market' | 'android';

export interface StoreLink {
  readonly kind: StoreKind;
  readonly url: string;
}

/** The places that suit a reader's device, the best first; on computers all of them. */
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
