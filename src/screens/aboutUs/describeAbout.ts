import type { AboutSite, LegalKind } from '../../model/about/legal.ts';
import { linkTo } from '../../routes.ts';
import type { PageDescription } from '../../services/metadata/pageMetadata.ts';
import type { SingleView } from '../single/singleView.ts';
import { LEGAL_MESSAGE_KEYS } from './legalMessageKeys.ts';

/** Returns the metadata of the page about the site, or of one of its legal texts. */
export function describeAbout(
  { description }: AboutSite,
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
