import { linkTo } from '../../routes.ts';
import { AppBar } from '../../ui/AppBar.tsx';
import { ColumnScreen, type ColumnScreenProps } from './ColumnScreen.tsx';

/** Renders the page of a column that is shared in messengers, with the app bar at its foot. */
export function ColumnShareScreen(props: ColumnScreenProps) {
  const { config, view } = props;
  return (
    <>
      <ColumnScreen {...props} />
      <AppBar
        downloadUrl={linkTo('downloadClient', {}, view.base)}
        logo={config.appLogo}
        name={config.appName || config.siteName}
        t={view.t}
        messageKey="column.inApp"
      />
    </>
  );
}
