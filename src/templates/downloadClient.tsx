import { readSettings } from '../host/settings.ts';
import type { AppStores } from '../model/download/appStores.ts';
import { linkTo } from '../routes.ts';
import { DownloadClientView } from '../screens/downloadClient/DownloadClientView.tsx';
import { readOpenedPage } from '../screens/downloadClient/readOpenedPage.ts';
import {
  downloadClient,
  loadDownloadPage,
  openInAppFromMessenger,
} from '../state/downloadClient.ts';
import { startSingleTemplate } from './singleTemplate.tsx';

startSingleTemplate<AppStores>({
  View: ({ data, view }) => <DownloadClientView stores={data} view={view} />,
  describe: ({ description }, { t, config, base }) => {
    const app = config.appName || config.siteName;
    return {
      name: app ? t('download.titleOf', { app }) : t('download.title'),
      description,
      pictures: [config.appLogo],
      path: linkTo('downloadClient', {}, base),
    };
  },
  load: loadDownloadPage,
  missing: ['download.gone', 'download.goneHint'],
  name: (t) => t('download.title'),
  page: downloadClient,
  start() {
    const settings = readSettings();
    openInAppFromMessenger(settings, readOpenedPage(settings).page);
  },
});
