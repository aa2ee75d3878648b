import type { ActionMessageKey, ActionTranslate } from '../i18n/translate.ts';
import { Message } from './Message.tsx';

interface AppBarProps {
  readonly name: string;
  readonly logo: string;
  /** Address of the app's download page; '' for none. */
  readonly downloadUrl: string;
  /** Message that names what the app has more of. */
  readonly messageKey: ActionMessageKey;
  readonly t: ActionTranslate;
}

/**
 * Renders the bar at the foot that opens the app where a page can do so; without script it links to
 * the download page.
 */
export function AppBar({ name, logo, downloadUrl, messageKey, t }: AppBarProps) {
  const button = 'app-open';
  const open = <Message t={t} k="host.openApp" />;
  return (
    <footer className="bar app-bar">
      {logo && <img alt="" className="app-logo" src={logo} />}
      <p className="min-w-0 flex-1">
        <b className="block truncate text-30 font-semibold">{name}</b>
        <span className="block text-26 text-ink-3">
          <Message t={t} k={messageKey} />
        </span>
      </p>
      {downloadUrl ? (
        <a className={button} data-act="openApp" href={downloadUrl}>
          {open}
        </a>
      ) : (
        <button className={button} data-act="openApp" type="button">
          {open}
        </button>
      )}
    </footer>
  );
}
