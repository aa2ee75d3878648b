import { readSearch } from '../host/address.ts';
import { type AboutSite as About, decideLegal } from '../model/about/legal.ts';
import { linkTo } from '../routes.ts';
import { AboutSite } from '../screens/aboutUs/AboutSite.tsx';
import { LegalText } from '../screens/aboutUs/LegalText.tsx';
import { LEGAL_MESSAGE_KEYS } from '../screens/aboutUs/legalMessageKeys.ts';
import { aboutUs, loadAboutPage } from '../state/aboutUs.ts';
import { startSingleTemplate } from './singleTemplate.tsx';

/** The legal text that the query names; null for the page about the site. */
const kind = decideLegal(readSearch());

startSingleTemplate<About>({
  View: ({ data, view }) =>
    kind ? (
      <LegalText about={data} kind={kind} view={view} />
    ) : (
      <AboutSite about={data} view={view} />
    ),
  describe: ({ description }, { t, config, base }) => {
    const site = config.appName || config.siteName;
    const about = site ? t('about.title', { site }) : t('about.name');
    return {
      name: kind ? t(LEGAL_MESSAGE_KEYS[kind]) : about,
      description,
      pictures: [config.appLogo],
      path: linkTo('aboutUs', {}, base, { type: kind ?? undefined }),
    };
  },
  load: loadAboutPage,
  missing: ['about.gone', 'about.goneHint'],
  name: (t) => t('about.name'),
  page: aboutUs,
  // The page about the site has no HTML, and loads no sanitiser.
  ...(kind && {
    sanitise: (about, sanitise) => ({
      ...about,
      legal: about.legal.map((text) => ({ ...text, html: sanitise(text.html) })),
    }),
  }),
});
