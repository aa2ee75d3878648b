import { readSettings } from '../../host/settings.ts';
import type { ActTranslate } from '../../i18n/translate.ts';
import { linkTo } from '../../routes.ts';
import { downloadClient, openDownload } from '../../stores/downloadClient.ts';
import { SingleScreen } from '../single/SingleScreen.tsx';
import { SingleSkeleton } from '../single/SingleSkeleton.tsx';
import { Download } from './Download.tsx';

const open = () => void openDownload(readSettings());

const nameOf = (app: string, t: ActTranslate) =>
  app ? t('download.titleOf', { app }) : t('download.title');

/** Template page for the download of the app. */
export const DownloadClientTemplate = ({ loading }: { readonly loading: string }) => (
  <SingleScreen
    describe={({ value, config }, { t }) => ({
      name: nameOf(config.appName || config.siteName, t),
      description: value.description,
      pictures: [config.appLogo],
      path: linkTo('downloadClient', {}, readSettings().siteBase),
    })}
    gone={['download.gone', 'download.goneHint']}
    name={(t) => t('download.title')}
    open={open}
    page={downloadClient}
    skeleton={<SingleSkeleton label={loading} />}
  >
    {(stores, view) => <Download stores={stores} view={view} />}
  </SingleScreen>
);
