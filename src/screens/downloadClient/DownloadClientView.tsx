import { readOriginAndPath, readSearch } from '../../host/address.ts';
import { readSettings } from '../../host/settings.ts';
import type { AppStores } from '../../model/download/appStores.ts';
import { decideReturnLink } from '../../model/download/returnLink.ts';
import { linkTo } from '../../routes.ts';
import { readEnvironment } from '../../services/readEnvironment.ts';
import type { Settings } from '../../settings.ts';
import { AppLinks } from '../download/AppLinks.tsx';
import type { SingleView } from '../single/singleView.ts';

interface DownloadClientViewProps {
  readonly stores: AppStores;
  readonly view: SingleView;
}

/** Renders the app's name and description with the ways to open or download it. */
export function DownloadClientView({ stores, view: { config, t } }: DownloadClientViewProps) {
  const settings = readSettings();
  const environment = readEnvironment(settings);
  const { page, back } = readOpenedPage(settings);
  const name = config.appName || config.siteName;
  return (
    <div className="flex flex-col items-center pt-80 text-center">
      {config.appLogo && <img alt="" className="app-mark" src={config.appLogo} />}
      <h1 className="mt-28 text-38 font-semibold">{name || t('download.title')}</h1>
      {stores.description && <p className="mt-12 text-28 text-ink-2">{stores.description}</p>}
      {environment.kind === 'app' && (
        <p className="mt-48 text-30 text-ink-2" role="status">
          {t('download.here')}
        </p>
      )}
      {environment.kind !== 'app' && <AppLinks page={page} stores={stores} t={t} />}
      {back && (
        <a className="mt-40 flex min-h-88 items-center text-28 text-ink-2" href={back}>
          {t('download.back')}
        </a>
      )}
    </div>
  );
}

/** Returns the page that the app opens: the one that the reader came from, else the front page. */
export function readOpenedPage({ siteUrl, siteBase }: Settings) {
  const back = decideReturnLink(readSearch(), readOriginAndPath());
  return {
    /** URL of the page that the app opens. */
    page: back || siteUrl + linkTo('home', {}, siteBase),
    /** The same where the query names it, as the page that the reader came from; else ''. */
    back,
  };
}
