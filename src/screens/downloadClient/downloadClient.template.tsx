import { getSiteFacts } from '../../api/calls/siteFacts.ts';
import { readSettings } from '../../host/settings.ts';
import { type AppStores, parseAppStores } from '../../model/download/appStores.ts';
import { linkTo } from '../../routes.ts';
import { loadFromConfig } from '../../state/singlePage.ts';
import { startSingleTemplate } from '../../templates/singleTemplate.tsx';
import { DownloadClientView, readOpenedPage } from './DownloadClientView.tsx';
import { openInAppFromMessenger } from './openInAppFromMessenger.ts';

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
  load: (client) => loadFromConfig(getSiteFacts(client, parseAppStores)),
  missing: ['download.gone', 'download.goneHint'],
  name: (t) => t('download.title'),
  start() {
    const settings = readSettings();
    openInAppFromMessenger(settings, readOpenedPage(settings).page);
  },
});
