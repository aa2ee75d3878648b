import { readSearch } from '../host/address.ts';
import { readSettings } from '../host/settings.ts';
import { type AboutSite as About, decideLegal } from '../model/about/legal.ts';
import { AboutSite } from '../screens/aboutUs/AboutSite.tsx';
import { describeAbout } from '../screens/aboutUs/describeAbout.ts';
import { LegalText } from '../screens/aboutUs/LegalText.tsx';
import { readEnvironment } from '../services/readEnvironment.ts';
import { aboutUs, loadAboutPage } from '../state/aboutUs.ts';
import { startSingleTemplate } from './singleTemplate.tsx';

/** The legal text that the query names; null for the page about the site. */
const kind = decideLegal(readSearch());

startSingleTemplate<About>({
  View: ({ data, view }) =>
    kind ? (
      <LegalText about={data} kind={kind} view={view} />
    ) : (
      <AboutSite
        about={data}
        isInApp={readEnvironment(readSettings()).kind === 'app'}
        view={view}
      />
    ),
  describe: (about, view) => describeAbout(about, kind, view),
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
