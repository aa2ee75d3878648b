import type { ActionTranslate } from '../../i18n/translate.ts';
import type { VideoApp } from '../../model/mvod/normaliseMvod.ts';
import { linkTo } from '../../routes.ts';
import { AppBar } from '../../ui/AppBar.tsx';
import { completeDownloadLink } from '../download/linkToDownload.ts';

interface ShortVideoAppBarProps {
  /** null while it loads, and when the server returns none. */
  readonly app: VideoApp | null;
  readonly videoId: string;
  /** Prefix of links. */
  readonly base: string;
  readonly t: ActionTranslate;
}

/** Renders the app bar of the short video app. */
export function ShortVideoAppBar({ app, videoId, base, t }: ShortVideoAppBarProps) {
  if (!app) return null;
  const { name, logo } = app;
  const page = linkTo('mvodShare', { id: videoId }, base);
  const downloadUrl = completeDownloadLink(app.downloadUrl, page, base);
  return <AppBar downloadUrl={downloadUrl} logo={logo} name={name} t={t} messageKey="mvod.inApp" />;
}
