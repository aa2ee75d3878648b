import type { ActTranslate } from '../../i18n/translate.ts';
import type { VideoApp } from '../../model/mvod/types.ts';
import { AppBar } from '../../ui/AppBar.tsx';

interface DownloadBarProps {
  /** null while it is not known, and where the server does not tell. */
  readonly app: VideoApp | null;
  readonly t: ActTranslate;
}

/** The way into the app that short videos live in. */
export function DownloadBar({ app, t }: DownloadBarProps) {
  if (!app) return null;
  const { name, logo, downloadUrl } = app;
  return <AppBar downloadUrl={downloadUrl} logo={logo} name={name} t={t} words="mvod.inApp" />;
}
