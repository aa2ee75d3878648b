import { readSearch } from '../../host/address.ts';
import { readSettings } from '../../host/settings.ts';
import { type AboutSite as About, decideLegal } from '../../model/about/legal.ts';
import { readEnvironment } from '../../services/readEnvironment.ts';
import { startSingleTemplate } from '../../templates/singleTemplate.tsx';
import { AboutSite, describeAbout } from './AboutSite.tsx';
import { loadAbout } from './aboutUs.state.ts';
import { LegalText } from './LegalText.tsx';

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
  load: loadAbout,
  missing: ['about.gone', 'about.goneHint'],
  name: (t) => t('about.name'),
  // The page about the site has no HTML, and loads no sanitiser.
  ...(kind && {
    sanitise: (about, sanitise) => ({
      ...about,
      legal: about.legal.map((text) => ({ ...text, html: sanitise(text.html) })),
    }),
  }),
});
