import type { ActTranslate } from '../../i18n/translate.ts';
import type { VideoApp } from '../../model/mvod/types.ts';
import { AppBar } from '../../ui/AppBar.tsx';

interface DownloadBarProps {
  /** null while it loads, and when the server returns none. */
  readonly app: VideoApp | null;
  readonly t: ActTranslate;
}

/** Renders the app bar of the short video app. */
export function DownloadBar({ app, t }: DownloadBarProps) {
  if (!app) return null;
  const { name, logo, downloadUrl } = app;
  return <AppBar downloadUrl={downloadUrl} logo={logo} name={name} t={t} words="mvod.inApp" />;
}
