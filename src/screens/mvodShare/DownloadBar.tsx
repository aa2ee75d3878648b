import type { ActTranslate } from '../../i18n/translate.ts';
import type { VideoApp } from '../../model/mvod/types.ts';
import { Words } from '../../ui/words.tsx';

interface DownloadBarProps {
  /** null while it is not known, and where the server does not tell. */
  readonly app: VideoApp | null;
  readonly t: ActTranslate;
}

/**
 * The way into the app, at the foot: opens it where a page can, and without script leads
 * to where it can be had.
 */
export function DownloadBar({ app, t }: DownloadBarProps) {
  if (!app) return null;
  const button = 'app-open';
  const words = <Words t={t} k="host.openApp" />;
  return (
    <footer className="bar app-bar">
      {app.logo && <img alt="" className="app-logo" src={app.logo} />}
      <p className="min-w-0 flex-1">
        <b className="block truncate text-30 font-semibold">{app.name}</b>
        <span className="block truncate text-26 text-ink-3">
          <Words t={t} k="mvod.inApp" />
        </span>
      </p>
      {app.downloadUrl ? (
        <a className={button} data-act="openApp" href={app.downloadUrl}>
          {words}
        </a>
      ) : (
        <button className={button} data-act="openApp" type="button">
          {words}
        </button>
      )}
    </footer>
  );
}
