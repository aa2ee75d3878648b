import { Menu, Search, UserRound, X } from 'lucide';
import type { ActionTranslate } from '../i18n/translate.ts';
import { filterLink } from '../model/link.ts';
import type { SiteConfig } from '../model/site/siteTypes.ts';
import { linkTo } from '../routes.ts';
import type { Settings } from '../settings.ts';
import { Icon } from './Icon.tsx';
import { label, Message } from './Message.tsx';

interface TopBarProps {
  readonly config: SiteConfig;
  readonly settings: Pick<Settings, 'siteBase'>;
  /** Whether the menu button closes the page, as on the login page. */
  readonly closes?: boolean;
  readonly t: ActionTranslate;
}

/**
 * Renders the masthead: logo or name, the touch tag, the newspaper link where the site has one, links
 * to the search and to the reader's own page, and the menu button, which opens the login. It hides
 * while the reader scrolls down (styles/topBar.css).
 */
export function TopBar({ config, settings, closes = false, t }: TopBarProps) {
  const paper = filterLink(config.paperUrl);
  const home = linkTo('home', {}, settings.siteBase);
  const button = '-mr-16 flex h-88 w-88 shrink-0 items-center justify-center text-ink-2';
  return (
    <top-bar>
      <header className="flex h-88 items-center gap-16 border-b px-32">
        <span className="top-start">
          <a className="flex h-88 min-w-88 max-w-full items-center text-34 font-bold" href={home}>
            {config.padLogo ? (
              <img
                className="h-44 min-w-0 object-contain object-left"
                src={config.padLogo}
                alt={config.siteName}
              />
            ) : (
              config.siteName || <Message t={t} k="page.home" />
            )}
          </a>
          <span className="mark">
            <Message t={t} k="page.touch" />
          </span>
        </span>
        {paper && (
          <a className="top-paper" href={paper}>
            <Message t={t} k="page.paper" />
          </a>
        )}
        {!closes && (
          <a
            {...label(t, 'page.search')}
            className={`${button} -mr-32`}
            href={linkTo('search', {}, settings.siteBase)}
          >
            <Icon className="h-44 w-44" icon={Search} />
          </a>
        )}
        {!closes && (
          <a
            {...label(t, 'page.account')}
            className={`${button} -mr-32`}
            href={linkTo('getUserInfo', {}, settings.siteBase)}
          >
            <Icon className="h-44 w-44" icon={UserRound} />
          </a>
        )}
        {closes ? (
          <a {...label(t, 'page.close')} className={button} data-back="" href={home}>
            <Icon className="h-44 w-44" icon={X} />
          </a>
        ) : (
          <a
            {...label(t, 'login.title')}
            className={button}
            href={linkTo('login', {}, settings.siteBase)}
          >
            <Icon className="h-44 w-44" icon={Menu} />
          </a>
        )}
      </header>
    </top-bar>
  );
}
