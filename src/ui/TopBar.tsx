import type { Translate } from '../i18n/translate.ts';
import { filterLink } from '../model/link.ts';
import type { SiteConfig } from '../model/site/types.ts';
import { linkTo } from '../routes.ts';
import type { Settings } from '../settings.ts';
import { Words } from './words.tsx';

interface TopBarProps {
  readonly config: SiteConfig;
  readonly settings: Settings;
  readonly t: Translate;
}

/** The masthead: logo or name, the touch tag, and the paper where the site has one. */
export function TopBar({ config, settings, t }: TopBarProps) {
  const paper = filterLink(config.paperUrl);
  return (
    <header className="flex h-88 items-center gap-16 border-b px-32">
      <a
        className="flex h-88 min-w-0 items-center text-34 font-bold"
        href={linkTo('home', {}, settings.siteBase)}
      >
        {config.padLogo ? (
          <img className="h-44 w-auto" src={config.padLogo} alt={config.siteName} />
        ) : (
          config.siteName
        )}
      </a>
      <span className="mark text-ink-3">
        <Words t={t} k="page.touch" />
      </span>
      {paper && (
        <a
          className="ml-auto flex h-88 min-w-88 items-center justify-end text-28 text-ink-2"
          href={paper}
        >
          <Words t={t} k="page.paper" />
        </a>
      )}
    </header>
  );
}
