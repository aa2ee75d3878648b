import { readSettings } from '../../host/settings.ts';
import type { ActionMessageKey, ActionTranslate } from '../../i18n/translate.ts';
import { type AppStores, decideStores, type StoreKind } from '../../model/download/appStores.ts';
import { readEnvironment } from '../../services/readEnvironment.ts';
import { QrCode } from '../../ui/QrCode.tsx';

interface AppLinksProps {
  readonly stores: AppStores;
  /** URL of the page that the installed app opens. */
  readonly page: string;
  /** Caption of the QR code of `page` on a computer; replaces the QR codes of the stores. */
  readonly pageCode?: string | undefined;
  readonly t: ActionTranslate;
}

const STORE_MESSAGE_KEYS: Readonly<Record<StoreKind, ActionMessageKey>> = {
  ios: 'download.ios',
  market: 'download.market',
  android: 'download.android',
};

/**
 * Renders a button that opens the installed app, and links to the stores for the device's system.
 */
export function AppLinks({ stores, page, pageCode, t }: AppLinksProps) {
  const settings = readSettings();
  const environment = readEnvironment(settings);
  const links = decideStores(stores, environment.system).map(({ kind, url }) => ({
    kind,
    url: new URL(url, settings.siteUrl).href,
  }));
  const button = 'flex min-h-88 w-full items-center justify-center rounded px-48 text-30';
  const canOpen = settings.appScheme !== '' && !environment.pc;
  const hasCodes = environment.pc && !pageCode && links.length > 0;
  return (
    <div className="download-ways">
      {canOpen && (
        <button
          className={`${button} filled`}
          data-act="openApp"
          data-app-page={page}
          type="button"
        >
          {t('host.openApp')}
        </button>
      )}
      {environment.pc && pageCode && (
        <figure className="download-page">
          <QrCode name={pageCode} text={page} />
          <figcaption className="mt-16 text-28 text-ink-2">{pageCode}</figcaption>
        </figure>
      )}
      {hasCodes ? (
        <ul className="download-codes">
          {links.map(({ kind, url }) => (
            <StoreQrCode
              key={kind}
              name={t(STORE_MESSAGE_KEYS[kind])}
              scan={t('download.scan')}
              url={url}
            />
          ))}
        </ul>
      ) : (
        links.map(({ kind, url }) => (
          // Each environment downloads files differently (actions/downloadAttachment.ts).
          <a key={kind} className={`${button} border text-accent`} data-act="download" href={url}>
            {t(STORE_MESSAGE_KEYS[kind])}
          </a>
        ))
      )}
      {links.length === 0 && (
        <p className="text-28 text-ink-2" role="status">
          {t('download.none')}
        </p>
      )}
    </div>
  );
}

interface StoreQrCodeProps {
  /** Absolute URL of the store. */
  readonly url: string;
  readonly name: string;
  readonly scan: string;
}

/** Renders a store's link and its QR code, which a phone can scan. */
const StoreQrCode = ({ url, name, scan }: StoreQrCodeProps) => (
  <li>
    <QrCode name={`${name} · ${scan}`} text={url} />
    <a
      className="flex min-h-88 items-center justify-center text-28 text-accent"
      data-act="download"
      href={url}
    >
      {name}
    </a>
  </li>
);
