import { useEffect } from 'react';
import { readPlaceOfPage, readSearch } from '../../host/address.ts';
import { readSettings } from '../../host/settings.ts';
import type { ActKey } from '../../i18n/translate.ts';
import { decideReturn } from '../../model/download/back.ts';
import { type AppStores, decideStores, type StoreKind } from '../../model/download/stores.ts';
import { linkTo } from '../../routes.ts';
import { guideOut, openInApp } from '../../stores/downloadClient.ts';
import { readPlace } from '../../stores/host.ts';
import type { SingleView } from '../single/SingleScreen.tsx';
import { StoreCode } from './StoreCode.tsx';

interface DownloadProps {
  readonly stores: AppStores;
  readonly view: SingleView;
}

const WORDS: Readonly<Record<StoreKind, ActKey>> = {
  ios: 'download.ios',
  market: 'download.market',
  android: 'download.android',
};

/** The app: opened where it is there already, else had from where the device can have it. */
export function Download({ stores, view: { config, t } }: DownloadProps) {
  const settings = readSettings();
  const place = readPlace(settings);
  const back = decideReturn(readSearch(), readPlaceOfPage());
  const home = settings.siteUrl + linkTo('home', {}, settings.siteBase);
  const page = back || home;
  useEffect(() => guideOut(readSettings(), page), [page]);

  const links = decideStores(stores, place.system).map(({ kind, url }) => ({
    kind,
    url: new URL(url, settings.siteUrl).href,
  }));
  const name = config.appName || config.siteName;
  const button = 'flex min-h-88 w-full items-center justify-center rounded px-48 text-30';
  const canOpen = settings.appScheme !== '' && place.kind !== 'app' && !place.pc;
  return (
    <div className="flex flex-col items-center pt-80 text-center">
      {config.appLogo && <img alt="" className="app-mark" src={config.appLogo} />}
      <h1 className="mt-28 text-38 font-semibold">{name || t('download.title')}</h1>
      {stores.description && <p className="mt-12 text-28 text-ink-2">{stores.description}</p>}
      {place.kind === 'app' && (
        <p className="mt-48 text-30 text-ink-2" role="status">
          {t('download.here')}
        </p>
      )}
      {place.kind !== 'app' && (
        <div className="download-ways">
          {canOpen && (
            <button
              className={`${button} filled`}
              onClick={() => void openInApp(settings, page)}
              type="button"
            >
              {t('host.openApp')}
            </button>
          )}
          {place.pc && links.length > 0 ? (
            <ul className="download-codes">
              {links.map(({ kind, url }) => (
                <StoreCode key={kind} name={t(WORDS[kind])} scan={t('download.scan')} url={url} />
              ))}
            </ul>
          ) : (
            links.map(({ kind, url }) => (
              // How a file can be had differs from place to place (elements/acts/download.ts).
              <a
                key={kind}
                className={`${button} border text-accent`}
                data-act="download"
                href={url}
              >
                {t(WORDS[kind])}
              </a>
            ))
          )}
          {links.length === 0 && (
            <p className="text-28 text-ink-2" role="status">
              {t('download.none')}
            </p>
          )}
        </div>
      )}
      {back && (
        <a className="mt-40 flex min-h-88 items-center text-28 text-ink-2" href={back}>
          {t('download.back')}
        </a>
      )}
    </div>
  );
}
