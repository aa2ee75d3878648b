import { linkTo } from '../../routes.ts';
import { AppBar } from '../../ui/AppBar.tsx';
import { linkToDownload } from '../download/linkToDownload.ts';
import { ColumnScreen, type ColumnScreenProps } from './ColumnScreen.tsx';

/** Renders the page of a column that is shared in messengers, with the app bar at its foot. */
export function ColumnShareScreen(props: ColumnScreenProps) {
  const { config, column, view } = props;
  const page = linkTo('columnShare', { id: column.id }, view.base);
  return (
    <>
      <ColumnScreen {...props} />
      <AppBar
        downloadUrl={linkToDownload(page, view.base)}
        logo={config.appLogo}
        name={config.appName || config.siteName}
        t={view.t}
        messageKey="column.inApp"
      />
    </>
  );
}
