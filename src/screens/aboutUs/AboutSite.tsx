import { ChevronRight } from 'lucide';
import type { AboutSite as About, LegalKind } from '../../model/about/legal.ts';
import { NOTICES_FILE } from '../../model/about/noticesFile.ts';
import { linkTo } from '../../routes.ts';
import type { PageDescription } from '../../services/metadata/pageMetadata.ts';
import { Icon } from '../../ui/Icon.tsx';
import { linkToDownload } from '../download/linkToDownload.ts';
import type { SingleView } from '../single/singleView.ts';
import { LEGAL_MESSAGE_KEYS } from './legalMessageKeys.ts';

interface AboutSiteProps {
  readonly about: About;
  /** The app has no link to itself. */
  readonly isInApp: boolean;
  readonly view: SingleView;
  /** Returns where the page has a legal text; by default a page of its own has it. */
  readonly linkToText?: (kind: LegalKind) => string;
}

/** Renders the site's logo and name, links to its legal texts, its app and the terms of the software in it. */
export function AboutSite({
  about,
  isInApp,
  view: { config, base, t },
  linkToText = (type) => linkTo('aboutUs', {}, base, { type }),
}: AboutSiteProps) {
  const name = config.appName || config.siteName;
  const links = about.legal.map(({ kind, url }) => ({
    href: url || linkToText(kind),
    words: t(LEGAL_MESSAGE_KEYS[kind]),
  }));
  const download = linkToDownload(linkTo('aboutUs', {}, base), base);
  if (!isInApp) links.push({ href: download, words: t('about.download') });
  links.push({ href: `${base}/${NOTICES_FILE}`, words: t('about.notices') });
  return (
    <>
      <header className="flex flex-col items-center pb-56 pt-80 text-center">
        {config.appLogo && <img alt="" className="app-mark" src={config.appLogo} />}
        <h1 className="mt-28 text-38 font-semibold">{name || t('about.name')}</h1>
        {about.version && (
          <p className="mt-8 text-26 text-ink-3">{t('about.version', { v: about.version })}</p>
        )}
        {about.description && <p className="mt-16 text-28 text-ink-2">{about.description}</p>}
      </header>
      <ul className="border-b border-t">
        {links.map(({ href, words }) => (
          <li key={words} className="border-b last:border-b-0">
            <a className="flex min-h-88 items-center justify-between text-30" href={href}>
              {words}
              <Icon className="h-32 w-32 text-ink-3" icon={ChevronRight} />
            </a>
          </li>
        ))}
      </ul>
      {config.siteName && (
        <p className="mt-64 text-center text-26 text-ink-3">
          © {new Date().getFullYear()} {config.siteName}
        </p>
      )}
    </>
  );
}

/** Returns the metadata of the page about the site, or of one of its legal texts. */
export function describeAbout(
  { description }: About,
  kind: LegalKind | null,
  { t, config, base }: SingleView,
): PageDescription {
  const site = config.appName || config.siteName;
  const about = site ? t('about.title', { site }) : t('about.name');
  return {
    name: kind ? t(LEGAL_MESSAGE_KEYS[kind]) : about,
    description,
    pictures: [config.appLogo],
    path: linkTo('aboutUs', {}, base, { type: kind ?? undefined }),
  };
}
