import type { ActionTranslate } from '../../i18n/translate.ts';
import type { VideoApp } from '../../model/mvod/mvodTypes.ts';
import { AppBar } from '../../ui/AppBar.tsx';

interface ShortVideoAppBarProps {
  /** null while it loads, and when the server returns none. */
  readonly app: VideoApp | null;
  readonly t: ActionTranslate;
}

/** Renders the app bar of the short video app. */
export function ShortVideoAppBar({ app, t }: ShortVideoAppBarProps) {
  if (!app) return null;
  const { name, logo, downloadUrl } = app;
  return <AppBar downloadUrl={downloadUrl} logo={logo} name={name} t={t} messageKey="mvod.inApp" />;
}
