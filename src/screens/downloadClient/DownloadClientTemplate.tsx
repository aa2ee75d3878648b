import { readSettings } from '../../host/settings.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { linkTo } from '../../routes.ts';
import { downloadClient, loadDownloadPage } from '../../state/downloadClient.ts';
import { SingleScreen } from '../single/SingleScreen.tsx';
import { SingleSkeleton } from '../single/SingleSkeleton.tsx';
import { DownloadClientView } from './DownloadClientView.tsx';

const load = () => void loadDownloadPage(readSettings());

const formatTitle = (app: string, t: ActionTranslate) =>
  app ? t('download.titleOf', { app }) : t('download.title');

/** Template page for the download of the app. */
export const DownloadClientTemplate = ({ loading }: { readonly loading: string }) => (
  <SingleScreen
    describe={({ value, config }, { t }) => ({
      name: formatTitle(config.appName || config.siteName, t),
      description: value.description,
      pictures: [config.appLogo],
      path: linkTo('downloadClient', {}, readSettings().siteBase),
    })}
    missing={['download.gone', 'download.goneHint']}
    name={(t) => t('download.title')}
    load={load}
    page={downloadClient}
    skeleton={<SingleSkeleton label={loading} />}
  >
    {(stores, view) => <DownloadClientView stores={stores} view={view} />}
  </SingleScreen>
);
