import { useEffect } from 'react';
import { readPlaceOfPage, readSearch } from '../../host/address.ts';
import { readSettings } from '../../host/settings.ts';
import type { AppStores } from '../../model/download/appStores.ts';
import { decideReturnLink } from '../../model/download/returnLink.ts';
import { linkTo } from '../../routes.ts';
import { guideOut } from '../../stores/downloadClient.ts';
import { readPlace } from '../../stores/host.ts';
import { AppWays } from '../download/AppWays.tsx';
import type { SingleView } from '../single/SingleScreen.tsx';

interface DownloadProps {
  readonly stores: AppStores;
  readonly view: SingleView;
}

/** Renders the app's name and description with the ways to open or download it. */
export function Download({ stores, view: { config, t } }: DownloadProps) {
  const settings = readSettings();
  const place = readPlace(settings);
  const back = decideReturnLink(readSearch(), readPlaceOfPage());
  const home = settings.siteUrl + linkTo('home', {}, settings.siteBase);
  const page = back || home;
  useEffect(() => guideOut(readSettings(), page), [page]);

  const name = config.appName || config.siteName;
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
      {place.kind !== 'app' && <AppWays page={page} stores={stores} t={t} />}
      {back && (
        <a className="mt-40 flex min-h-88 items-center text-28 text-ink-2" href={back}>
          {t('download.back')}
        </a>
      )}
    </div>
  );
}
